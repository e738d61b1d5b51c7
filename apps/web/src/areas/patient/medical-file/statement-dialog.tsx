import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { useReadStatementsAgain } from './statement-change.ts';

type Draft = {
  readonly kind: 'allergy' | 'condition' | 'procedure';
  readonly text: string;
  readonly since: string;
  readonly note: string;
};
const empty: Draft = { kind: 'allergy', text: '', since: '', note: '' };

const Kinds = ({ value, onChange }: { value: Draft['kind']; onChange: (kind: Draft['kind']) => void }) => (
  <RadioCards
    label={m.file_add_kind()}
    columns={3}
    value={value}
    onChange={onChange}
    options={[
      { value: 'allergy', label: m.file_add_allergy() },
      { value: 'condition', label: m.file_add_condition() },
      { value: 'procedure', label: m.file_add_procedure() },
    ]}
  />
);

/** What it is, and since when. */
export const StatementForm = ({ onAdded }: { onAdded: () => void }) => {
  const { draft, change, clear } = useDraft('statement', empty);
  const onSettled = useReadStatementsAgain();
  const add = useMutation({
    mutationFn: asIntent('statement', api.records.addStatement),
    onSuccess: () => {
      clear();
      onAdded();
      toast.success(m.file_added());
    },
    onSettled,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { kind, text, since, note } = draft;
    if (add.isPending) return;
    add.mutate({ body: { kind, text: text.trim(), note: note.trim(), ...(since !== '' && { since }) } });
  };
  const field = (name: 'text' | 'since' | 'note') => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });
  return (
    <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
      <FormError error={add.error} />
      <Kinds value={draft.kind} onChange={(kind) => change({ kind })} />
      <TextField {...field('text')} label={m.file_add_what()} required minLength={2} maxLength={200} dir="auto" />
      <DateField {...field('since')} label={m.file_add_since()} />
      <TextField {...field('note')} label={m.medicines_add_note()} maxLength={300} dir="auto" />
      <Button type="submit" pending={add.isPending}>
        {m.file_add_save()}
      </Button>
    </CheckedForm>
  );
};

/** What a person says of themselves: it stands in the file at once, marked, until a doctor has confirmed it. */
export const StatementDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open closable onClose={onClose} title={m.file_add()}>
    <p className="text-text-2">{m.file_add_text()}</p>
    <StatementForm onAdded={onClose} />
  </Dialog>
);
