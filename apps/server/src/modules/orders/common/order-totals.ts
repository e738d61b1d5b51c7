import { halalas, sum } from '@balsam/domain/money';
import { lineWithVat } from '@balsam/domain/orders';
import type { LineRow, OrderRow } from './orders.store.ts';

type Amounts = Pick<LineRow, 'net' | 'vat_percent' | 'vat' | 'coupon_share' | 'total'>;

function totalsOf(lines: readonly Amounts[]) {
  const of = (value: (line: Amounts) => number) => sum(lines.map((line) => halalas(value(line))));
  return {
    sub_total: of(({ net }) => net),
    sub_total_with_vat: of(({ net, vat_percent }) => lineWithVat({ net: halalas(net), vatPercent: vat_percent })),
    vat: of(({ vat }) => vat),
    coupon_discount: of(({ coupon_share }) => coupon_share),
    total: of(({ total }) => total),
  };
}

/** What an order comes to once some of its lines have left it and others have come. What the delivery costs stays (D15.05). */
export function totalsAfter(order: OrderRow, lines: { left: readonly Amounts[]; come?: readonly Amounts[] }) {
  const [left, come] = [totalsOf(lines.left), totalsOf(lines.come ?? [])];
  return {
    sub_total: order.sub_total - left.sub_total + come.sub_total,
    sub_total_with_vat: order.sub_total_with_vat - left.sub_total_with_vat + come.sub_total_with_vat,
    vat: order.vat - left.vat + come.vat,
    coupon_discount: order.coupon_discount - left.coupon_discount + come.coupon_discount,
    total: order.total - left.total + come.total,
  };
}
