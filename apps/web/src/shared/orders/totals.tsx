import type { Fulfilment } from '@balsam/domain/orders';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, percent } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { type Rates, SumLine, VatLines } from './sum-lines.tsx';

/** What a cart or an order comes to, in SAR, by the server's own figures. */
type OrderSums = {
  readonly SUB_TOTAL: number;
  readonly COUPON_DISCOUNT: number;
  readonly VAT_PERCENT: number;
  readonly VAT_AMOUNT: number;
  /** By rate, once it is an order. */
  readonly VAT_RATES?: Rates | undefined;
  readonly SUB_TOTAL_WITH_VAT: number;
  readonly SHIPPING_CHARGES: number;
  readonly FAST_SHIPPING_CHARGES: number;
  readonly AMOUNT: number;
};

const ItemsTotal = ({ sums, coupon }: { sums: OrderSums; coupon: string | null | undefined }) => (
  <>
    <SumLine name={m.pharmacy_totals_before_vat()}>{money(sums.SUB_TOTAL)}</SumLine>
    {sums.COUPON_DISCOUNT > 0 && (
      <SumLine
        good
        name={
          <Filled sentence={m.pharmacy_totals_coupon({ code: gap })}>
            <Ltr>{coupon ?? ''}</Ltr>
          </Filled>
        }
      >
        {money(-sums.COUPON_DISCOUNT)}
      </SumLine>
    )}
    {sums.VAT_RATES ? (
      <VatLines rates={sums.VAT_RATES} />
    ) : (
      <SumLine name={m.pharmacy_totals_vat({ percent: percent(sums.VAT_AMOUNT > 0 ? sums.VAT_PERCENT : 0) })}>
        {money(sums.VAT_AMOUNT)}
      </SumLine>
    )}
    <SumLine name={m.pharmacy_totals_with_vat()}>{money(sums.SUB_TOTAL_WITH_VAT)}</SumLine>
  </>
);

const ShippingTotal = ({ sums, fulfilment }: { sums: OrderSums; fulfilment: Fulfilment }) => {
  const isFree = sums.SHIPPING_CHARGES === 0;
  const name = fulfilment === 'pickup' ? m.pharmacy_totals_pickup() : m.pharmacy_totals_delivery();
  return (
    <>
      <SumLine name={name} good={isFree}>
        {isFree ? m.pharmacy_totals_free() : money(sums.SHIPPING_CHARGES)}
      </SumLine>
      {sums.FAST_SHIPPING_CHARGES > 0 && (
        <SumLine name={m.pharmacy_totals_fast()}>{money(sums.FAST_SHIPPING_CHARGES)}</SumLine>
      )}
    </>
  );
};

type TotalsProps = {
  readonly sums: OrderSums;
  readonly fulfilment: Fulfilment;
  /** The promo code that counts. */
  readonly coupon: string | null | undefined;
  /** A change is on its way: the figures are those from before it. */
  readonly stale?: boolean | undefined;
  /** What is left to pay, where something bears a part of the total. */
  readonly left?: { readonly name: string; readonly amount: number } | undefined;
  /** Lines of what bears that part. */
  readonly children?: ReactNode;
};

/** S9.03: total = sub total + VAT + shipping + fast shipping - coupon, VAT apart; the same in the cart, at check-out and in the order. */
export const Totals = ({ sums, fulfilment, coupon, stale = false, left, children }: TotalsProps) => {
  const end = left ?? { name: m.pharmacy_totals_total(), amount: sums.AMOUNT };
  return (
    <dl aria-busy={stale} className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-50')}>
      <ItemsTotal sums={sums} coupon={coupon} />
      <ShippingTotal sums={sums} fulfilment={fulfilment} />
      {left && <SumLine name={m.pharmacy_totals_total()}>{money(sums.AMOUNT)}</SumLine>}
      {children}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 text-h2">
        <dt>{end.name}</dt>
        <dd className="tabular ms-auto whitespace-nowrap">{money(end.amount)}</dd>
      </div>
    </dl>
  );
};
