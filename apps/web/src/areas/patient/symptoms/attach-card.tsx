import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Survey } from './queries.ts';

/** Shows the survey to the doctor of a coming visit, or takes it back. */
export const AttachCard = ({ survey }: { readonly survey: Survey }) => {
  const client = useQueryClient();
  const { data } = useQuery(api.booking.upcoming.query({ query: { limit: '50' }, quiet: true }));
  const [chosen, setChosen] = useState('');
  const attach = useMutation({
    mutationFn: api.triage.attach,
    onSuccess: (changed: Survey) => {
      client.setQueryData(api.triage.survey.query({ params: { id: changed.id } }).queryKey, changed);
      toast.success(changed.appointment_id === null ? m.symptoms_detached() : m.symptoms_attached());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['triage'] }),
  });
  const to = (appointment: number | null) =>
    attach.mutate({ params: { id: survey.id }, body: { appointment_id: appointment } });
  const visits = data?.items ?? [];
  const { allowed, message = '', message_ar = '' } = survey.may_change;
  return (
    <Card as="section" className="flex flex-col gap-3 print:hidden">
      <div>
        <h2 className="text-h3">{m.symptoms_attach()}</h2>
        <p className="text-small text-muted">{m.symptoms_attach_text()}</p>
      </div>
      <FormError error={attach.error} />
      {!allowed && <p>{inLocale(message, message_ar)}</p>}
      {allowed && survey.appointment_id !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{m.symptoms_attached()}</p>
          <Button variant="outline" size="sm" pending={attach.isPending} onClick={() => to(null)}>
            {m.symptoms_detach()}
          </Button>
        </div>
      )}
      {survey.appointment_id === null && data && visits.length === 0 && (
        <p className="text-muted">{m.symptoms_attach_none()}</p>
      )}
      {survey.appointment_id === null && visits.length > 0 && (
        <>
          <SelectField
            label={m.symptoms_attach_choose()}
            value={chosen}
            placeholder={m.symptoms_attach_placeholder()}
            options={visits.map(({ id, starts_at, doctor }) => ({
              value: String(id),
              label: `${inLocale(doctor.name, doctor.name_ar)} · ${dateTime(starts_at)}`,
            }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
          <Button
            variant="outline"
            disabled={chosen === ''}
            pending={attach.isPending}
            onClick={() => to(Number(chosen))}
          >
            {m.symptoms_attach()}
          </Button>
        </>
      )}
    </Card>
  );
};
