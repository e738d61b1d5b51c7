import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useReadStatementsAgain } from './statement-change.ts';

type Kind = 'allergy' | 'condition' | 'procedure';

/** What a person says of themselves: it stands in the file at once, marked, until a doctor has confirmed it. */
export const StatementDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useId();
  const [kind, setKind] = useState<Kind>('allergy');
  const onSettled = useReadStatementsAgain();
  const add = useMutation({
    mutationFn: api.records.addStatement,
    onSuccess: () => {
      onClose();
      toast.success(m.file_added());
    },
    onSettled,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    const since = textValue(sent, 'since');
    add.mutate({
      body: { kind, text: textValue(sent, 'text'), note: textValue(sent, 'note'), ...(since !== '' && { since }) },
    });
  };
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.file_add()}
      actions={
        <Button type="submit" form={form} pending={add.isPending}>
          {m.file_add_save()}
        </Button>
      }
    >
      <p className="text-text-2">{m.file_add_text()}</p>
      <CheckedForm id={form} onSubmit={submit} className="flex flex-col gap-4">
        <FormError error={add.error} />
        <RadioCards
          label={m.file_add_kind()}
          columns={3}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'allergy', label: m.file_add_allergy() },
            { value: 'condition', label: m.file_add_condition() },
            { value: 'procedure', label: m.file_add_procedure() },
          ]}
        />
        <TextField name="text" label={m.file_add_what()} required minLength={2} maxLength={200} dir="auto" />
        <DateField name="since" label={m.file_add_since()} />
        <TextField name="note" label={m.medicines_add_note()} maxLength={300} dir="auto" />
      </CheckedForm>
    </Dialog>
  );
};
