import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageX, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Booked } from './queries.ts';

/** Asks before a package is given up, and says what comes back. Opened on demand: default export for `lazy`. */
const CancelDialog = ({ booked: b, onClose }: { booked: Booked; onClose: () => void }) => {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: takingBack('book-package', () => api.packages.cancel({ params: { id: String(b.id) } })),
    onSuccess: () => {
      toast.success(m.packages_cancelled());
      onClose();
    },
    onSettled: () =>
      Promise.all(['packages', 'billing'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
  return (
    <Dialog
      open
      onClose={() => !cancel.isPending && onClose()}
      icon={PackageX}
      tone="danger"
      title={m.packages_cancel_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {m.packages_cancel_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={cancel.isPending} onClick={onClose}>
            {m.packages_cancel_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.packages_cancel_text()}</p>
      {b.refund > 0 && (
        <Note tone="success" icon={Wallet}>
          {m.packages_cancel_refund({ amount: money(b.refund) })}
        </Note>
      )}
    </Dialog>
  );
};

export default CancelDialog;
