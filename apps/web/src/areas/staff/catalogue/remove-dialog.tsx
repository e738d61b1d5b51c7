import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

type RemoveDialogProps = {
  readonly title: ReactNode;
  readonly consequence: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before an offer or a promo code goes. */
export const RemoveDialog = ({ title, consequence, remove, onClose }: RemoveDialogProps) => {
  const removal = usePharmacyDeskMutation(remove, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="danger" pending={removal.isPending} onClick={() => removal.mutate(undefined)}>
            {m.staff_remove()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.staff_keep()}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
      <FormError error={removal.error} />
    </Dialog>
  );
};
