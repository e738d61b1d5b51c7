import { halalas, vatInside, type Halalas } from '@balsam/domain/money';
import type { InvoiceLine } from '#modules/billing/index.ts';
import type { LineRow, OrderRow } from './orders.store.ts';
import { ordersTexts } from './orders.texts.ts';

/** What delivery costs, its VAT inside (DECISIONS §4). */
export const deliveryOf = (order: Pick<OrderRow, 'shipping' | 'fast_shipping'>): Halalas =>
  halalas(order.shipping + order.fast_shipping);

type SoldLine = Pick<
  LineRow,
  'name' | 'name_ar' | 'quantity' | 'net' | 'coupon_share' | 'vat_percent' | 'vat' | 'total'
>;

/** The products of an order as an invoice has them, after offers and the code. */
export const itemInvoiceLines = (lines: readonly SoldLine[]): InvoiceLine[] =>
  lines.map((line) => ({
    title: line.name,
    title_ar: line.name_ar,
    quantity: line.quantity,
    taxable: line.net - line.coupon_share,
    vat_percent: line.vat_percent,
    vat: line.vat,
    total: line.total,
  }));

/** The line of the delivery, when it costs anything. */
export function deliveryInvoiceLines(
  order: Pick<OrderRow, 'shipping' | 'fast_shipping' | 'vat_percent'>,
): InvoiceLine[] {
  const total = deliveryOf(order);
  if (total === 0) return [];
  const vat = vatInside(total, order.vat_percent);
  const shared = { quantity: 1, vat_percent: order.vat_percent, taxable: total - vat, vat, total };
  return [{ title: ordersTexts.delivery.en, title_ar: ordersTexts.delivery.ar, ...shared }];
}
