import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useCartChange } from './use-cart.ts';

/** Emptying cannot be taken back, so it is asked. */
export const ClearDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending } = useCartChange();
  const clear = (): void => mutate({ kind: 'clear' }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.pharmacy_cart_clear_title()}
      actions={
        <>
          <Button variant="danger" pending={isPending} onClick={clear}>
            {m.pharmacy_cart_clear_yes()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.pharmacy_cart_clear_no()}
          </Button>
        </>
      }
    >
      {m.pharmacy_cart_clear_text()}
    </Dialog>
  );
};
