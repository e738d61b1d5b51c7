import { useNavigate } from '@tanstack/react-router';
import { PackageX, Pencil } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { toChange } from '#shared/orders/order-again.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { putBackOf, type CartAgain } from './cart-again.ts';
import { useReleaseOrder } from './use-order-changes.ts';
import type { Order } from './api-types.ts';

type DialogProps = { readonly order: Order; readonly onClose: () => void };

/** No reason is asked for: nothing was paid, and nobody has begun with it. */
const GiveUpDialog = ({ order, onClose }: DialogProps) => {
  const navigate = useNavigate();
  const release = useReleaseOrder(order.id, () => {
    toast.success(m.pharmacy_order_cancelled());
    void navigate({ to: '/pharmacy/orders', replace: true });
  });
  const isBusy = release.isPending || release.isSuccess;
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      icon={PackageX}
      tone="danger"
      title={m.pharmacy_order_cancel_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={isBusy} onClick={() => release.mutate(false)}>
            {m.pharmacy_order_cancel_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={isBusy} onClick={onClose}>
            {m.pharmacy_order_cancel_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">
        {order.refillSubscriptionId === null ? m.pharmacy_order_release_text() : m.pharmacy_order_release_refill_text()}
      </p>
    </Dialog>
  );
};

type UnpaidProps = {
  readonly order: Order;
  /** Hears what is in the cart again where not all of it is: these actions are gone by then. */
  readonly onLeftOut: (result: CartAgain) => void;
};

/** An order that is not paid yet goes back to where it came from to be changed, or is given up, at once (D6.03). */
export const UnpaidActions = ({ order, onLeftOut }: UnpaidProps) => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const { toCart, page } = toChange(order);
  const edit = useReleaseOrder(order.id, (released) => {
    const putBack = putBackOf(released);
    if (putBack) onLeftOut(putBack);
    else void navigate({ ...page, replace: true });
  });
  return (
    <>
      <Button
        variant="outline"
        icon={Pencil}
        pending={edit.isPending || edit.isSuccess}
        onClick={() => edit.mutate(toCart)}
      >
        {m.pharmacy_order_edit()}
      </Button>
      <Button variant="outline" icon={PackageX} onClick={() => setDialogOpen(true)}>
        {m.pharmacy_order_cancel()}
      </Button>
      {isDialogOpen && <GiveUpDialog order={order} onClose={() => setDialogOpen(false)} />}
    </>
  );
};
