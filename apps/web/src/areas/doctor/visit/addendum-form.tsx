import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';

/** Adds to a summary that is signed; the patient is told. */
export const AddendumForm = ({ id }: { readonly id: number }) => {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (written: string) =>
      asOneIntent('addendum', { id, written }, (_, idempotencyKey) =>
        api.visits.addAddendum({ params: { id }, body: { text: written }, idempotencyKey }),
      ),
    onSuccess: (summary) => {
      client.setQueryData(api.visits.summary.query({ params: { id }, quiet: true }).queryKey, summary);
      setText('');
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
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="outline"
        className="self-start"
        disabled={text.trim() === ''}
        pending={add.isPending}
        onClick={() => add.mutate(text.trim())}
      >
        {m.doctor_addendum_add()}
      </Button>
    </div>
  );
};
