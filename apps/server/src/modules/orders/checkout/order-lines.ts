import type { Insertable } from 'kysely';
import type { Totals } from '@balsam/domain/orders';
import type { OrderLine } from '#platform/db/schema.gen.ts';
import type { StockedProduct } from '#modules/catalogue/index.ts';
import { lineOffer, lineProduct } from '../common/line-product.ts';

type Priced = {
  readonly lines: readonly { readonly product: StockedProduct; readonly quantity: number }[];
  readonly totals: Pick<Totals, 'lines'>;
};

/** The lines of an order, with the products as they are now: later changes of a product do not touch them. */
export const orderLines = (orderId: number, { lines, totals }: Priced): Insertable<OrderLine>[] =>
  lines.map(({ product, quantity }, n) => {
    const { gross, offerDiscount, net, couponShare, vat, total } = totals.lines[n]!;
    return {
      order_id: orderId,
      ...lineProduct(product),
      quantity,
      unit_price: product.unitPrice,
      gross,
      offer_discount: offerDiscount,
      net,
      coupon_share: couponShare,
      vat_percent: product.vatPercent,
      vat,
      total,
      offer: lineOffer(product),
    };
  });

/** What an order comes to, as its row holds it: halalas. */
export const totalColumns = (totals: Totals) => ({
  sub_total: totals.subTotal,
  sub_total_with_vat: totals.subTotalWithVat,
  vat: totals.vat,
  coupon_discount: totals.couponDiscount,
  shipping: totals.shipping,
  fast_shipping: totals.fastShipping,
  total: totals.total,
});
