import { CalendarClock, CircleX, PackageX, ShoppingCart, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { isPrivate } from '#shared/orders/order-again.ts';
import { CountdownBar } from '#shared/ui/countdown-bar.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import {
  backToCart,
  beforePayment,
  isUnpaidRefill,
  notPickedUp,
  reasonNamed,
  reasonWord,
  unpaidWord,
} from './cancel-reasons.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import type { Order } from './api-types.ts';

const Reason = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>;

const Cancelled = ({ order }: { order: Order }) => {
  const reason = reasonNamed(order.cancellationReason);
  return (
    <Note tone="neutral" icon={PackageX}>
      <b>{m.pharmacy_order_was_cancelled()}</b>
      {reason && <Reason>{reasonWord(reason)}</Reason>}
      {order.cancellationReason === notPickedUp && <Reason>{m.pharmacy_order_lapsed()}</Reason>}
      {order.cancellationDescription !== null && (
        <Reason>
          <Marked>{order.cancellationDescription}</Marked>
        </Reason>
      )}
    </Note>
  );
};

const Rejected = ({ order }: { order: Order }) => (
  <Note tone="danger" icon={CircleX}>
    <b>{rejectionSentence(order)}</b>
    {order.rejectionReason !== null && (
      <Reason>
        <Marked>{order.rejectionReason}</Marked>
      </Reason>
    )}
  </Note>
);

/** On its way back from the rider, who brings it no more; or over, as its rider was lost with it. */
const CalledBack = ({ order }: { order: Order }) => (
  <Note tone="warning" icon={Undo2}>
    <b>{m.pharmacy_order_called_back()}</b>
    {order.delivery?.callBackReason && (
      <Reason>
        <Marked>{order.delivery.callBackReason}</Marked>
      </Reason>
    )}
    <Reason>
      {order.status === 'returned' ? m.pharmacy_order_called_back_lost() : m.pharmacy_order_called_back_text()}
    </Reason>
  </Note>
);

/** Never paid: because its patient would rather not, or because no money came; which of them, and of the cart, a guardian may not read. */
const Released = ({ order }: { order: Order }) => {
  const { cancellationReason: reason } = order;
  if (isPrivate(order))
    return (
      <Note tone="neutral" icon={PackageX}>
        {m.pharmacy_order_private_was_released()}
      </Note>
    );
  if (reason === beforePayment)
    return (
      <Note tone="neutral" icon={PackageX}>
        {m.pharmacy_order_was_given_up()}
      </Note>
    );
  if (isUnpaidRefill(order))
    return (
      <Note tone="warning" icon={CalendarClock}>
        {m.pharmacy_order_refill_was_released()}
      </Note>
    );
  return (
    <Note tone={reason === backToCart ? 'neutral' : 'warning'} icon={ShoppingCart}>
      {reason === backToCart ? m.pharmacy_order_was_put_back() : unpaidWord(order)}
    </Note>
  );
};

const EndReason = ({ order }: { order: Order }) => {
  if (isCalledBack(order)) return <CalledBack order={order} />;
  if (order.status === 'cancelled') return <Cancelled order={order} />;
  if (order.status === 'rejected') return <Rejected order={order} />;
  if (order.status === 'returned')
    return (
      <Note tone="danger" icon={Undo2}>
        {m.pharmacy_order_was_returned()}
      </Note>
    );
  if (order.paymentStatus !== 'released') return null;
  return <Released order={order} />;
};

/** Where the money went, or is on its way to. */
const Refunded = ({
  amount,
  to: { wallet, source, points },
}: {
  amount: number;
  to: NonNullable<Order['refunds']>;
}) => {
  const ways = [
    { share: wallet, word: m.pharmacy_order_refunded_wallet },
    { share: source, word: m.pharmacy_order_refunded_source },
    { share: points, word: m.pharmacy_order_refunded_points },
  ].filter(({ share }) => share > 0);
  return (
    <Note tone="success" icon={Wallet}>
      {m.pharmacy_order_refunded()} <b className="tabular">{money(amount)}</b>
      {ways.map(({ share, word }) => (
        <Reason key={word()}>
          {word()}
          {ways.length > 1 && <b className="tabular ms-1.5">{money(share)}</b>}
        </Reason>
      ))}
    </Note>
  );
};

/** What there is to know before all else: how long the goods are kept for payment, or how it ended and where the money went. */
export const StatusNote = ({ order, onEnd }: { order: Order; onEnd: () => void }) => (
  <>
    {order.may.pay && order.payableUntil !== null && (
      <CountdownBar until={order.payableUntil} label={m.pharmacy_order_hold()} onEnd={onEnd} />
    )}
    <EndReason order={order} />
    {order.refunds && order.refundAmount !== null && order.refundAmount > 0 && (
      <Refunded amount={order.refundAmount} to={order.refunds} />
    )}
  </>
);
