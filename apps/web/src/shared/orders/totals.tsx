import type { OrderWay } from '@balsam/domain/orders';
import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import { money, percent } from '../format/index.ts';
import { cx } from '../ui/class-names.ts';
import { Ltr } from '../ui/facts.tsx';
import { Filled, gap } from '../ui/person-name.tsx';
import { type Rates, SumLine, VatLines } from './sum-lines.tsx';

/** What a cart or an order comes to, in SAR, by the server's own figures. */
type Sums = {
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

const Goods = ({ of, coupon }: { of: Sums; coupon: string | null | undefined }) => (
  <>
    <SumLine name={m.pharmacy_totals_before_vat()}>{money(of.SUB_TOTAL)}</SumLine>
    {of.COUPON_DISCOUNT > 0 && (
      <SumLine
        good
        name={
          <Filled sentence={m.pharmacy_totals_coupon({ code: gap })}>
            <Ltr>{coupon ?? ''}</Ltr>
          </Filled>
        }
      >
        {money(-of.COUPON_DISCOUNT)}
      </SumLine>
    )}
    {of.VAT_RATES ? (
      <VatLines rates={of.VAT_RATES} />
    ) : (
      <SumLine name={m.pharmacy_totals_vat({ percent: percent(of.VAT_AMOUNT > 0 ? of.VAT_PERCENT : 0) })}>
        {money(of.VAT_AMOUNT)}
      </SumLine>
    )}
    <SumLine name={m.pharmacy_totals_with_vat()}>{money(of.SUB_TOTAL_WITH_VAT)}</SumLine>
  </>
);

const Carriage = ({ of, way }: { of: Sums; way: OrderWay }) => {
  const isFree = of.SHIPPING_CHARGES === 0;
  const name = way === 'pickup' ? m.pharmacy_totals_pickup() : m.pharmacy_totals_delivery();
  return (
    <>
      <SumLine name={name} good={isFree}>
        {isFree ? m.pharmacy_totals_free() : money(of.SHIPPING_CHARGES)}
      </SumLine>
      {of.FAST_SHIPPING_CHARGES > 0 && (
        <SumLine name={m.pharmacy_totals_fast()}>{money(of.FAST_SHIPPING_CHARGES)}</SumLine>
      )}
    </>
  );
};

type TotalsProps = {
  readonly of: Sums;
  readonly way: OrderWay;
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
export const Totals = ({ of, way, coupon, stale = false, left, children }: TotalsProps) => {
  const end = left ?? { name: m.pharmacy_totals_total(), amount: of.AMOUNT };
  return (
    <dl aria-busy={stale} className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-50')}>
      <Goods of={of} coupon={coupon} />
      <Carriage of={of} way={way} />
      {left && <SumLine name={m.pharmacy_totals_total()}>{money(of.AMOUNT)}</SumLine>}
      {children}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 text-h2">
        <dt>{end.name}</dt>
        <dd className="tabular ms-auto whitespace-nowrap">{money(end.amount)}</dd>
      </div>
    </dl>
  );
};
