import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { changedIn, summaryOf } from './use-summary-draft.ts';

type SignProps = {
  readonly id: number;
  /** `updated_at` of the draft on the screen: no other one is signed. */
  readonly seen: string | null;
  readonly onChanged: (theirs: Summary) => void;
  readonly onClose: () => void;
};

/** Asks once more: what is signed is final. */
export const SignDialog = ({ id, seen, onChanged, onClose }: SignProps) => {
  const client = useQueryClient();
  const sign = useMutation({
    mutationFn: () =>
      asOneIntent('sign', { id, updated_at: seen }, ({ updated_at }, idempotencyKey) =>
        api.visits.signSummary({ params: { id }, body: { updated_at }, idempotencyKey }),
      ),
    onSuccess: (summary) => {
      client.setQueryData(summaryOf(id).queryKey, summary);
      toast.success(m.doctor_signed());
      onClose();
      return Promise.all(['booking', 'records'].map((module) => client.invalidateQueries({ queryKey: [module] })));
    },
    onError: (error) => {
      const theirs = changedIn(error);
      if (theirs) onChanged(theirs);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={() => !sign.isPending && onClose()}
      icon={PenLine}
      title={m.doctor_sign_title()}
      actions={
        <>
          <Button size="lg" pending={sign.isPending} onClick={() => sign.mutate()}>
            {m.doctor_sign()}
          </Button>
          <Button variant="outline" size="lg" disabled={sign.isPending} onClick={onClose}>
            {m.doctor_sign_later()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.doctor_sign_text()}</p>
    </Dialog>
  );
};
