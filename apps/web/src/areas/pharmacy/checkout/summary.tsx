import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money, percent } from '../../../shared/format/index.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Ltr } from '../../../shared/ui/facts.tsx';
import type { Cart } from '../cart/changes.ts';
import type { Bearing } from './bearing.ts';
import { dueWord } from './due-word.ts';

const Line = ({ name, amount, good = false }: { name: ReactNode; amount: string; good?: boolean }) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className={cx('tabular whitespace-nowrap', good && 'text-success-text')}>{amount}</dd>
  </div>
);

const Goods = ({ cart }: { cart: Cart }) => (
  <>
    <Line name={m.pharmacy_checkout_subtotal()} amount={money(cart.SUB_TOTAL)} />
    {cart.coupon && (
      <Line
        good
        name={
          <>
            {m.pharmacy_checkout_coupon({ code: '' })}
            <Ltr>{cart.coupon.code}</Ltr>
          </>
        }
        amount={money(-cart.COUPON_DISCOUNT)}
      />
    )}
    <Line name={m.pharmacy_checkout_vat({ percent: percent(cart.VAT_PERCENT) })} amount={money(cart.VAT_AMOUNT)} />
    <Line name={m.pharmacy_checkout_subtotal_vat()} amount={money(cart.SUB_TOTAL_WITH_VAT)} />
  </>
);

const Delivery = ({ cart }: { cart: Cart }) => {
  if (cart.mode === 'pickup') return null;
  const charge = cart.SHIPPING_CHARGES > 0 ? money(cart.SHIPPING_CHARGES) : m.pharmacy_checkout_free();
  return (
    <>
      <Line name={m.pharmacy_checkout_delivery()} amount={charge} good={cart.SHIPPING_CHARGES === 0} />
      {cart.FAST_SHIPPING_CHARGES > 0 && (
        <Line name={m.pharmacy_checkout_fast_fee()} amount={money(cart.FAST_SHIPPING_CHARGES)} />
      )}
    </>
  );
};

/** What points and wallet bear of the total. */
const Borne = ({ bearing: { worth, wallet }, total }: { bearing: Bearing; total: number }) =>
  worth + wallet > 0 && (
    <>
      <Line name={m.pharmacy_checkout_total()} amount={money(total)} />
      {worth > 0 && <Line good name={m.pharmacy_checkout_from_points()} amount={money(-worth)} />}
      {wallet > 0 && <Line good name={m.pharmacy_checkout_from_wallet()} amount={money(-wallet)} />}
    </>
  );

/** S9.03: what it comes to, line by line, by the server's own figures, and what bears it. */
export const Summary = ({ cart, bearing }: { cart: Cart; bearing: Bearing }) => (
  <Card as="section" aria-labelledby="checkout-summary" className="flex flex-col gap-4">
    <h2 id="checkout-summary" className="text-h2">
      {m.pharmacy_checkout_summary()}
    </h2>
    <dl className="flex flex-col gap-3">
      <Goods cart={cart} />
      <Delivery cart={cart} />
      <Borne bearing={bearing} total={cart.AMOUNT} />
      <div className="flex items-center justify-between gap-4 border-t border-line pt-3 text-h2">
        <dt>{dueWord(bearing)}</dt>
        <dd className="tabular whitespace-nowrap">{money(bearing.card)}</dd>
      </div>
    </dl>
    {cart.VAT_AMOUNT === 0 && <p className="text-small text-muted">{m.pharmacy_checkout_no_vat()}</p>}
  </Card>
);
