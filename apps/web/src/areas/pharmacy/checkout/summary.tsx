import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { SumLine } from '#shared/orders/sum-lines.tsx';
import { CartSummary } from '../cart/cart-summary.tsx';
import type { Cart } from '../cart/changes.ts';
import type { PaymentSplit } from './payment-split.ts';
import { dueLabel } from './due-label.ts';

type SummaryProps = { readonly cart: Cart; readonly split: PaymentSplit; readonly stale: boolean };

/** S9.03: what it comes to, line by line, by the server's own figures, and what points and wallet bear of it. */
export const Summary = ({ cart, split, stale }: SummaryProps) => {
  const { worth, wallet, card } = split;
  const left = worth + wallet > 0 ? { name: dueLabel(split), amount: card } : undefined;
  return (
    <CartSummary cart={cart} stale={stale} left={left}>
      {worth > 0 && (
        <SumLine good name={m.pharmacy_checkout_from_points()}>
          {money(-worth)}
        </SumLine>
      )}
      {wallet > 0 && (
        <SumLine good name={m.pharmacy_checkout_from_wallet()}>
          {money(-wallet)}
        </SumLine>
      )}
    </CartSummary>
  );
};
