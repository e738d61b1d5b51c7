import { halalas, shareByLargestRemainder, sum, vatOf, type Halalas } from '../money/index.ts';
import { offerDiscount, type Offer } from './offers.ts';

/** One line of a cart. Prices are without VAT; medicines that are registered have a VAT of 0 percent (DECISIONS §4). */
export type CartLine = {
  readonly unitPrice: Halalas;
  readonly quantity: number;
  readonly vatPercent: number;
  readonly offer?: Offer | undefined;
};

/** What delivery costs, its VAT inside (DECISIONS §4); the amounts are system settings. */
export type DeliveryCharges = {
  readonly freeFrom: Halalas;
  readonly standard: Halalas;
  readonly fastExtra: Halalas;
};
export type DeliveryMode = 'normal_delivery' | 'fast_delivery' | 'scheduled_delivery' | 'pickup';

export type PricedLine = {
  /** Before the offer, without VAT. */
  readonly gross: Halalas;
  readonly offerDiscount: Halalas;
  /** After the offer, without VAT: what the sub total adds up. */
  readonly net: Halalas;
  /** The line's part of the coupon. */
  readonly couponShare: Halalas;
  readonly vat: Halalas;
  readonly total: Halalas;
};

export type Totals = {
  readonly lines: readonly PricedLine[];
  readonly subTotal: Halalas;
  readonly subTotalWithVat: Halalas;
  readonly vat: Halalas;
  readonly couponDiscount: Halalas;
  readonly shipping: Halalas;
  readonly fastShipping: Halalas;
  readonly total: Halalas;
  /** What is still missing for free delivery; zero when it is free, or nothing is delivered. */
  readonly untilFree: Halalas;
};

type TotalsInput = {
  readonly lines: readonly CartLine[];
  /** Already checked and bounded by `couponDiscount`. */
  readonly coupon?: Halalas;
  readonly mode: DeliveryMode;
  readonly charges: DeliveryCharges;
};

const zero = halalas(0);

function priceLine(line: CartLine): { gross: Halalas; offerDiscount: Halalas; net: Halalas } {
  const gross = halalas(line.unitPrice * line.quantity);
  const discount = offerDiscount(line.offer, line);
  return { gross, offerDiscount: discount, net: halalas(gross - discount) };
}

/** Products with VAT, after offers and before the coupon: what free delivery is measured by. */
const itemsWithVat = (lines: readonly CartLine[], nets: readonly Halalas[]): Halalas =>
  sum(nets.flatMap((net, n) => [net, vatOf(net, lines[n]?.vatPercent ?? 0)]));

function deliveryOf({ lines, mode, charges }: Pick<TotalsInput, 'lines' | 'mode' | 'charges'>, items: Halalas) {
  // Pieces are brought, whatever an offer leaves of their price.
  const isDelivered = mode !== 'pickup' && lines.some(({ quantity }) => quantity > 0);
  const isFree = items >= charges.freeFrom;
  return {
    shipping: isDelivered && !isFree ? charges.standard : zero,
    fastShipping: isDelivered && mode === 'fast_delivery' ? charges.fastExtra : zero,
    untilFree: isDelivered && !isFree ? halalas(charges.freeFrom - items) : zero,
  };
}

/**
 * Prices a cart (S9.03): total = sub total + VAT + shipping + fast shipping - coupon. The coupon is shared over the lines by largest
 * remainder, VAT is by line after that, rounded half up. RangeError when the coupon is more than the products.
 */
export function totalsOf({ lines, coupon = zero, mode, charges }: TotalsInput): Totals {
  const priced = lines.map(priceLine);
  const nets = priced.map(({ net }) => net);
  const subTotal = sum(nets);
  if (coupon > subTotal) throw new RangeError('a coupon takes off no more than the lines cost');
  const shares = shareByLargestRemainder(coupon, nets);
  const done = priced.map((line, n): PricedLine => {
    const couponShare = shares[n] ?? zero;
    const taxed = halalas(line.net - couponShare);
    const vat = vatOf(taxed, lines[n]?.vatPercent ?? 0);
    return { ...line, couponShare, vat, total: sum([taxed, vat]) };
  });
  const vat = sum(done.map((line) => line.vat));
  const items = itemsWithVat(lines, nets);
  const delivery = deliveryOf({ lines, mode, charges }, items);
  const total = sum([subTotal, vat, delivery.shipping, delivery.fastShipping, halalas(-coupon)]);
  return { lines: done, subTotal, subTotalWithVat: items, vat, couponDiscount: coupon, ...delivery, total };
}
