import type { z } from 'zod';
import type { GoodsSums as Wire } from '@balsam/contract/orders/sums';
import { toSar } from '@balsam/domain/money';
import { goodsSums, type SummedLine } from '@balsam/domain/orders';

/** The goods of a cart or an order as its screens read them. */
export function sumsView(lines: readonly SummedLine[]): z.input<typeof Wire> {
  const { goods, offers, rates, couponWithVat } = goodsSums(lines);
  return {
    GOODS: toSar(goods),
    OFFERS: toSar(offers),
    RATES: rates.map(({ percent, taxable, vat }) => ({ PERCENT: percent, TAXABLE: toSar(taxable), VAT: toSar(vat) })),
    COUPON_WITH_VAT: toSar(couponWithVat),
  };
}
