import { type FormEvent, useId } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useMedicationChange } from './queries.ts';

/** A medicine that is taken besides: the doctor sees it, and warnings count it. */
export const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useId();
  const add = useMedicationChange(api.medications.add, () => {
    onClose();
    toast.success(m.medicines_added());
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    add.mutate({
      body: {
        title: textValue(sent, 'title'),
        dosage: textValue(sent, 'dosage'),
        instruction: textValue(sent, 'instruction'),
      },
    });
  };
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.medicines_add()}
      actions={
        <Button type="submit" form={form} pending={add.isPending}>
          {m.medicines_add_save()}
        </Button>
      }
    >
      <p className="text-text-2">{m.medicines_add_text()}</p>
      <CheckedForm id={form} onSubmit={submit} className="flex flex-col gap-4">
        <FormError error={add.error} />
        <TextField name="title" label={m.medicines_add_name()} required minLength={2} maxLength={200} dir="auto" />
        <TextField name="dosage" label={m.medicines_add_dosage()} maxLength={200} dir="auto" />
        <TextField name="instruction" label={m.medicines_add_note()} maxLength={300} dir="auto" />
      </CheckedForm>
    </Dialog>
  );
};
