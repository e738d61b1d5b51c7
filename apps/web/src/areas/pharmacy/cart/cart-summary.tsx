import { Truck } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { Totals } from '#shared/orders/totals.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Cart } from './changes.ts';

type SummaryProps = Pick<ComponentProps<typeof Totals>, 'stale' | 'left' | 'children'> & { readonly cart: Cart };

/** What the cart comes to, in the cart and at check-out, where points and wallet may bear a part of it. */
export const CartSummary = ({ cart, ...rest }: SummaryProps) => (
  <Card as="section" aria-labelledby="cart-summary" className="flex flex-col gap-3">
    <h2 id="cart-summary" className="text-h3">
      {m.pharmacy_totals_title()}
    </h2>
    <Totals
      sums={cart}
      fulfilment={cart.mode === 'pickup' ? 'pickup' : 'delivery'}
      coupon={cart.coupon?.code}
      {...rest}
    />
    <p className="text-small text-muted">{m.pharmacy_totals_vat_text()}</p>
  </Card>
);

/** S9.04: what is missing for free delivery. */
export const FreeDeliveryNudge = ({ cart }: { cart: Cart }) =>
  cart.until_free_delivery > 0 && (
    <Note icon={Truck}>{m.pharmacy_cart_until_free({ amount: money(cart.until_free_delivery) })}</Note>
  );
