import type { Fulfilment } from '@balsam/domain/orders';
import type { ReactNode } from 'react';
import type { Contract } from '@balsam/contract';
import * as m from '#paraglide/messages.js';
import type { ApiReply } from '#shared/api/client.ts';
import { money } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { SumLine, VatLines } from './sum-lines.tsx';

/** What a cart or an order comes to, in SAR, by the server's own figures. */
type OrderSums = Pick<
  ApiReply<Contract['orders']['show']>,
  'subTotal' | 'subTotalWithVat' | 'shippingCharges' | 'fastShippingCharges' | 'amount' | 'sums'
>;

type GoodsTotalProps = { readonly of: OrderSums; readonly coupon: string | null | undefined };

/** The goods: before and after offers without VAT, the VAT by rate, with it, and what the code takes off of that. */
const GoodsTotal = ({ of, coupon }: GoodsTotalProps) => (
  <>
    {of.sums.offers > 0 && (
      <>
        <SumLine name={m.pharmacy_totals_before_offers()}>{money(of.sums.goods)}</SumLine>
        <SumLine good name={m.pharmacy_totals_offers()}>
          {money(-of.sums.offers)}
        </SumLine>
      </>
    )}
    <SumLine name={of.sums.offers > 0 ? m.pharmacy_totals_after_offers() : m.pharmacy_totals_before_vat()}>
      {money(of.subTotal)}
    </SumLine>
    <VatLines rates={of.sums.rates} />
    <SumLine name={m.pharmacy_totals_with_vat()}>{money(of.subTotalWithVat)}</SumLine>
    {of.sums.couponWithVat > 0 && (
      <SumLine
        good
        name={
          <Filled sentence={m.pharmacy_totals_coupon({ code: gap })}>
            <Ltr>{coupon ?? ''}</Ltr>
          </Filled>
        }
      >
        {money(-of.sums.couponWithVat)}
      </SumLine>
    )}
  </>
);

const ShippingTotal = ({ of, fulfilment }: { of: OrderSums; fulfilment: Fulfilment }) => {
  const isFree = of.shippingCharges === 0;
  const name = fulfilment === 'pickup' ? m.pharmacy_totals_pickup() : m.pharmacy_totals_delivery();
  return (
    <>
      <SumLine name={name} good={isFree}>
        {isFree ? m.pharmacy_totals_free() : money(of.shippingCharges)}
      </SumLine>
      {of.fastShippingCharges > 0 && <SumLine name={m.pharmacy_totals_fast()}>{money(of.fastShippingCharges)}</SumLine>}
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

/** D15.05: each line follows from those above it; the same in the cart, at check-out, in the order, for the rider and the pharmacy. */
export const Totals = ({ sums, fulfilment, coupon, stale = false, left, children }: TotalsProps) => {
  const end = left ?? { name: m.pharmacy_totals_total(), amount: sums.amount };
  return (
    <dl aria-busy={stale} className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-50')}>
      <GoodsTotal of={sums} coupon={coupon} />
      <ShippingTotal of={sums} fulfilment={fulfilment} />
      {left && <SumLine name={m.pharmacy_totals_total()}>{money(sums.amount)}</SumLine>}
      {children}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 text-h2">
        <dt>{end.name}</dt>
        <dd className="tabular ms-auto whitespace-nowrap">{money(end.amount)}</dd>
      </div>
    </dl>
  );
};
