import { CalendarClock, Lock, PackageX, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { isPrivate, refillPage } from '#shared/orders/order-again.ts';
import { Button } from '#shared/ui/button.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { beforePayment, isUnpaidRefill } from './cancel-reasons.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { CartAgain } from './cart-again.ts';
import { CartAgainDialog } from './cart-again-dialog.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { UnpaidActions } from './unpaid-actions.tsx';
import { usePayOrder } from './use-order-changes.ts';
import type { Order } from './api-types.ts';

const PayAgain = ({ order }: { order: Order }) => {
  const pay = usePayOrder(order);
  return (
    <BottomDock>
      <Button wide size="lg" icon={Lock} pending={pay.isPending || pay.isSuccess} onClick={() => pay.mutate()}>
        {m.pharmacy_order_pay({ amount: money(order.amount) })}
      </Button>
    </BottomDock>
  );
};

const Cancel = ({ order }: { order: Order }) => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      {order.may.cancel && (
        <Button variant="outline" icon={PackageX} onClick={() => setDialogOpen(true)}>
          {m.pharmacy_order_cancel()}
        </Button>
      )}
      {isDialogOpen && <CancelDialog order={order} onClose={() => setDialogOpen(false)} />}
    </>
  );
};

/** Where its products are ordered now that nobody paid for it. */
const OrderAnew = ({ order }: { order: Order }) =>
  isUnpaidRefill(order) && order.refillSubscriptionId !== null ? (
    <LinkButton icon={CalendarClock} {...refillPage(order.refillSubscriptionId)}>
      {m.pharmacy_order_to_refill()}
    </LinkButton>
  ) : (
    <LinkButton icon={ShoppingCart} {...linkTo('/pharmacy/cart')}>
      {m.pharmacy_order_to_cart()}
    </LinkButton>
  );

/** What the server says may be done: pay, order again, cancel. */
export const OrderActions = ({ order }: { order: Order }) => {
  const [putBack, setPutBack] = useState<CartAgain>();
  return (
    <section aria-label={m.pharmacy_order_actions()} className="flex flex-col gap-2.5">
      {order.may.reorder && <ReorderButton id={order.id} />}
      {order.paymentStatus === 'released' && order.cancellationReason !== beforePayment && !isPrivate(order) && (
        <OrderAnew order={order} />
      )}
      <Cancel order={order} />
      {order.may.release && <UnpaidActions order={order} onLeftOut={setPutBack} />}
      {order.may.pay && <PayAgain order={order} />}
      {putBack && <CartAgainDialog result={putBack} isCartFull onClose={() => setPutBack(undefined)} />}
    </section>
  );
};
