import { z } from 'zod';
import { Sar } from '../common.ts';

/** The goods of a cart or an order as they are read, line by line: each follows from those above it (DECISIONS §15). All SAR. */
export const GoodsSums = z.object({
  /** Before offers, without VAT. */
  GOODS: Sar,
  OFFERS: Sar,
  /** The highest rate first; `TAXABLE` adds up to the SUB_TOTAL, and with `VAT` to the SUB_TOTAL_WITH_VAT. */
  RATES: z.array(z.object({ PERCENT: z.number(), TAXABLE: Sar, VAT: Sar })).max(100),
  /** What the promo code takes off, with its VAT: AMOUNT is SUB_TOTAL_WITH_VAT less this, and the delivery. */
  COUPON_WITH_VAT: Sar,
});
