import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money, percent } from '../../../shared/format/index.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Ltr } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Filled, gap } from '../../../shared/ui/person-name.tsx';
import type { Cart } from './changes.ts';

const Row = ({ name, good = false, children }: { name: ReactNode; good?: boolean; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-text-2">{name}</dt>
    <dd className={cx('whitespace-nowrap tabular', good && 'text-success-text')}>{children}</dd>
  </div>
);

const Delivery = ({ cart }: { cart: Cart }) => {
  if (cart.mode === 'pickup') return <Row name={m.pharmacy_cart_way_pickup()}>{m.pharmacy_cart_free()}</Row>;
  const free = cart.SHIPPING_CHARGES === 0;
  return (
    <>
      <Row name={m.pharmacy_cart_delivery()} good={free}>
        {free ? m.pharmacy_cart_free() : money(cart.SHIPPING_CHARGES)}
      </Row>
      {cart.FAST_SHIPPING_CHARGES > 0 && (
        <Row name={m.pharmacy_cart_fast_fee()}>{money(cart.FAST_SHIPPING_CHARGES)}</Row>
      )}
    </>
  );
};

/** S9.03: total = sub total + VAT + shipping + fast shipping - coupon, VAT apart. `stale` while a change is on its way. */
export const CartSummary = ({ cart, stale }: { cart: Cart; stale: boolean }) => (
  <Card as="section" aria-labelledby="cart-summary" className="flex flex-col gap-3">
    <h2 id="cart-summary" className="text-h3">
      {m.pharmacy_cart_summary()}
    </h2>
    <dl aria-busy={stale} className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-50')}>
      <Row name={m.pharmacy_cart_sub_total()}>{money(cart.SUB_TOTAL)}</Row>
      {cart.coupon && (
        <Row
          good
          name={
            <Filled sentence={m.pharmacy_cart_coupon({ code: gap })}>
              <Ltr>{cart.coupon.code}</Ltr>
            </Filled>
          }
        >
          {money(-cart.COUPON_DISCOUNT)}
        </Row>
      )}
      <Row name={m.pharmacy_cart_vat({ percent: percent(cart.VAT_PERCENT) })}>{money(cart.VAT_AMOUNT)}</Row>
      <Row name={m.pharmacy_cart_sub_total_vat()}>{money(cart.SUB_TOTAL_WITH_VAT)}</Row>
      <Delivery cart={cart} />
      <div className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <dt className="text-h2">{m.pharmacy_cart_total()}</dt>
        <dd className="text-h2 whitespace-nowrap tabular">{money(cart.AMOUNT)}</dd>
      </div>
    </dl>
    <p className="text-small text-muted">{m.pharmacy_cart_vat_text()}</p>
  </Card>
);

/** S9.04: what is missing for free delivery. */
export const FreeDeliveryNudge = ({ cart }: { cart: Cart }) =>
  cart.until_free_delivery > 0 && (
    <Note icon={Truck}>{m.pharmacy_cart_until_free({ amount: money(cart.until_free_delivery) })}</Note>
  );
