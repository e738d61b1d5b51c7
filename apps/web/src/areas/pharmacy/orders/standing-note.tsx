import { CircleX, PackageX, ShoppingCart, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { HoldBar } from '../../../shared/ui/hold-bar.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { reasonNamed, reasonWord } from './cancel-reasons.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import type { Order } from './api-types.ts';

const Because = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>;

const Cancelled = ({ of }: { of: Order }) => {
  const reason = reasonNamed(of.CANCELLATION_REASON);
  return (
    <Note tone="neutral" icon={PackageX}>
      <b>{m.pharmacy_order_was_cancelled()}</b>
      {reason && <Because>{reasonWord(reason)}</Because>}
      {of.CANCELLATION_DESCRIPTION !== null && (
        <Because>
          <Marked>{of.CANCELLATION_DESCRIPTION}</Marked>
        </Because>
      )}
    </Note>
  );
};

const Rejected = ({ of }: { of: Order }) => (
  <Note tone="danger" icon={CircleX}>
    <b>{rejectionSentence(of)}</b>
    {of.REJECTION_REASON !== null && (
      <Because>
        <Marked>{of.REJECTION_REASON}</Marked>
      </Because>
    )}
  </Note>
);

const Ending = ({ of }: { of: Order }) => {
  if (of.STATUS === 'cancelled') return <Cancelled of={of} />;
  if (of.STATUS === 'rejected') return <Rejected of={of} />;
  if (of.STATUS === 'returned')
    return (
      <Note tone="danger" icon={Undo2}>
        {m.pharmacy_order_was_returned()}
      </Note>
    );
  if (of.PAYMENT_STATUS !== 'released') return null;
  return (
    <Note tone="warning" icon={ShoppingCart}>
      {m.pharmacy_order_was_released()}
    </Note>
  );
};

/** Where the money went, or is on its way to. */
const Refunded = ({
  amount,
  to: { WALLET, SOURCE, POINTS },
}: {
  amount: number;
  to: NonNullable<Order['REFUNDS']>;
}) => {
  const ways = [
    { share: WALLET, word: m.pharmacy_order_refunded_wallet },
    { share: SOURCE, word: m.pharmacy_order_refunded_source },
    { share: POINTS, word: m.pharmacy_order_refunded_points },
  ].filter(({ share }) => share > 0);
  return (
    <Note tone="success" icon={Wallet}>
      {m.pharmacy_order_refunded()} <b className="tabular">{money(amount)}</b>
      {ways.map(({ share, word }) => (
        <Because key={word()}>
          {word()}
          {ways.length > 1 && <b className="tabular ms-1.5">{money(share)}</b>}
        </Because>
      ))}
    </Note>
  );
};

/** What there is to know before all else: how long the goods are kept for payment, or how it ended and where the money went. */
export const StandingNote = ({ of, onEnd }: { of: Order; onEnd: () => void }) => (
  <>
    {of.may.pay && of.PAYABLE_UNTIL !== null && (
      <HoldBar until={of.PAYABLE_UNTIL} label={m.pharmacy_order_hold()} onEnd={onEnd} />
    )}
    <Ending of={of} />
    {of.REFUNDS && of.REFUND_AMOUNT !== null && of.REFUND_AMOUNT > 0 && (
      <Refunded amount={of.REFUND_AMOUNT} to={of.REFUNDS} />
    )}
  </>
);
