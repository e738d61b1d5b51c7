import type { Totals } from '@balsam/domain/orders';

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
