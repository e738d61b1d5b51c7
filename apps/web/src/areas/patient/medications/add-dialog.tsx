import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { useMedicationChange } from './queries.ts';

const empty = { title: '', dosage: '', instruction: '' };

/** What the medicine is called and how it is taken. */
export const AddForm = ({ onAdded }: { onAdded: () => void }) => {
  const { draft, change, clear } = useDraft('own medicine', empty);
  const add = useMedicationChange(asIntent('own-medicine', api.medications.add), () => {
    clear();
    onAdded();
    toast.success(m.medicines_added());
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, dosage, instruction } = draft;
    if (add.isPending) return;
    add.mutate({ body: { title: title.trim(), dosage: dosage.trim(), instruction: instruction.trim() } });
  };
  const field = (name: keyof typeof empty) => ({
    name,
    dir: 'auto',
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });
  return (
    <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
      <FormError error={add.error} />
      <TextField {...field('title')} label={m.medicines_add_name()} required minLength={2} maxLength={200} />
      <TextField {...field('dosage')} label={m.medicines_add_dosage()} maxLength={200} />
      <TextField {...field('instruction')} label={m.medicines_add_note()} maxLength={300} />
      <Button type="submit" pending={add.isPending}>
        {m.medicines_add_save()}
      </Button>
    </CheckedForm>
  );
};

/** A medicine that is taken besides: the doctor sees it, and warnings count it. */
export const AddDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open closable onClose={onClose} title={m.medicines_add()}>
    <p className="text-text-2">{m.medicines_add_text()}</p>
    <AddForm onAdded={onClose} />
  </Dialog>
);
