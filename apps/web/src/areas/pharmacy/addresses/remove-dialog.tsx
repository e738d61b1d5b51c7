import { MapPinX } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Address, useRemoveAddress } from './queries.ts';

/** Asks before an address goes; orders that are on their way there keep theirs. */
export const RemoveDialog = ({ address, onClose }: { address: Address | undefined; onClose: () => void }) => {
  const remove = useRemoveAddress(() => {
    toast.success(m.pharmacy_address_removed());
    onClose();
  });
  if (!address) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      icon={MapPinX}
      tone="danger"
      title={m.pharmacy_address_remove_title()}
      actions={
        <>
          <Button variant="danger" wide pending={remove.isPending} onClick={() => remove.mutate(address.id)}>
            {m.pharmacy_address_remove_yes()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.pharmacy_address_remove_no()}
          </Button>
        </>
      }
    >
      <p className="font-medium">
        <Marked>{address.name}</Marked>
      </p>
      <Note>{m.pharmacy_address_remove_text()}</Note>
    </Dialog>
  );
};
