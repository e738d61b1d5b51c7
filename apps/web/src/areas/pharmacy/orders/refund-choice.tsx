import { Star, Undo2, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Order, RefundTo } from './api-types.ts';

type ChoiceProps = { readonly order: Order; readonly to: RefundTo; readonly onChange: (to: RefundTo) => void };

const Choice = ({ to, onChange }: Omit<ChoiceProps, 'order'>) => (
  <RadioCards
    label={m.pharmacy_order_refund_to()}
    value={to}
    onChange={onChange}
    options={[
      {
        value: 'source',
        label: m.pharmacy_order_refund_source(),
        detail: m.pharmacy_order_refund_source_text(),
        icon: Undo2,
      },
      {
        value: 'wallet',
        label: m.pharmacy_order_refund_wallet(),
        detail: m.pharmacy_order_refund_wallet_text(),
        icon: Wallet,
      },
    ]}
  />
);

/** What came from the wallet. No sum once some was given back before: what is left then is the server's to say. */
const WalletNote = ({ order }: { order: Order }) => (
  <Note tone="success" icon={Wallet}>
    {m.pharmacy_order_cancel_refund()}
    {order.refundAmount === null && <b className="block tabular">{money(order.walletAmount)}</b>}
  </Note>
);

/**
 * Where the money goes back to: what a card or instalments bore the same way or to the wallet, as is chosen; the wallet's part to the
 * wallet; points as points.
 */
export const RefundChoice = ({ order, to, onChange }: ChoiceProps) => (
  <>
    {order.cardAmount > 0 && <Choice to={to} onChange={onChange} />}
    {order.walletAmount > 0 && <WalletNote order={order} />}
    {order.loyaltyAmount > 0 && (
      <Note tone="success" icon={Star}>
        {m.pharmacy_order_refund_points()}
      </Note>
    )}
  </>
);
