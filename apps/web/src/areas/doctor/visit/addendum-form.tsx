import { writtenText } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { summaryOf } from './use-summary-draft.ts';

/** Adds to a summary that is signed; the patient is told. */
export const AddendumForm = ({ id }: { readonly id: number }) => {
  const { draft, change, clear } = useDraft(`addendum ${id}`, { text: '' });
  const text = writtenText(draft.text);
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (written: string) =>
      asOneIntent('addendum', { id, written }, (_, idempotencyKey) =>
        api.visits.addAddendum({ params: { id }, body: { text: written }, idempotencyKey }),
      ),
    onSuccess: (summary) => {
      client.setQueryData(summaryOf(id).queryKey, summary);
      clear();
      toast.success(m.doctor_addendum_added());
    },
  });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <TextArea
        label={m.doctor_addendum()}
        hint={m.doctor_addendum_hint()}
        dir="auto"
        maxLength={2000}
        value={draft.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Button
        variant="outline"
        className="self-start"
        disabled={text === ''}
        pending={add.isPending}
        onClick={() => add.mutate(text)}
      >
        {m.doctor_addendum_add()}
      </Button>
    </div>
  );
};
