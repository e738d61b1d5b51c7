import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day, digits } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { Unread } from '#shared/ui/unread.tsx';

/** Which physician approved the table of the symptom checker; without one it is closed. */
export const TriageApproval = () => {
  const client = useQueryClient();
  const query = api.triage.approval.query({ quiet: true });
  const read = useQuery(query);
  const { data } = read;
  const approve = useMutation({
    mutationFn: api.triage.approve,
    onSuccess: (approval) => {
      client.setQueryData(query.queryKey, approval);
      toast.success(m.symptoms_approval_saved());
    },
  });
  if (!data) return <Unread title={m.symptoms_approval_title()} reads={[read]} />;
  const version = digits(data.version);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    approve.mutate({ body: { version: data.version, physician: textValue(event.currentTarget, 'physician') } });
  };
  return (
    <section aria-labelledby="triage-approval" className="flex flex-col gap-2">
      <SectionTitle id="triage-approval">{m.symptoms_approval_title()}</SectionTitle>
      <Card className="flex flex-col gap-4">
        {data.approved_by !== null && data.approved_at !== null ? (
          <p>
            {m.symptoms_approval_done({ version, day: day(data.approved_at) })} <Marked>{data.approved_by}</Marked>
          </p>
        ) : (
          <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
            <p>{m.symptoms_approval_open({ version })}</p>
            <FormError error={approve.error} />
            <TextField
              name="physician"
              required
              minLength={3}
              maxLength={120}
              label={m.symptoms_approval_physician()}
            />
            <Button type="submit" pending={approve.isPending} className="self-start">
              {m.symptoms_approval_save()}
            </Button>
          </CheckedForm>
        )}
      </Card>
    </section>
  );
};
