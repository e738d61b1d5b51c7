import * as m from '#paraglide/messages.js';
import type { StepOne } from '#shared/billing/step-one.ts';
import { money } from '#shared/format/index.ts';
import { SumLine } from '#shared/orders/sum-lines.tsx';
import { CartSummary } from '../cart/cart-summary.tsx';
import type { Cart } from '../cart/changes.ts';
import { dueLabel } from './due-label.ts';

type SummaryProps = { readonly cart: Cart; readonly step: StepOne | undefined; readonly stale: boolean };

/** S9.03: what it comes to, line by line, by the server's own figures, and what points and wallet bear of it. */
export const Summary = ({ cart, step, stale }: SummaryProps) => {
  const { loyalty_amount: points = 0, wallet_amount: wallet = 0 } = step ?? {};
  const left = step && points + wallet > 0 ? { name: dueLabel(step), amount: step.card_amount } : undefined;
  return (
    <CartSummary cart={cart} stale={stale} left={left}>
      {points > 0 && (
        <SumLine good name={m.billing_by_points()}>
          {money(-points)}
        </SumLine>
      )}
      {wallet > 0 && (
        <SumLine good name={m.billing_from_wallet()}>
          {money(-wallet)}
        </SumLine>
      )}
    </CartSummary>
  );
};
