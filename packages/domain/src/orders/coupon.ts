import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, type Halalas } from '../money/index.ts';
import { percentOf } from './offers.ts';

/** A promo code of the shop. What it takes off is without VAT, the minimum is what a person reads: with VAT. Null is no limit. */
export type Coupon = {
  readonly value:
    | { readonly kind: 'percent'; readonly percent: number; readonly atMost: Halalas | null }
    | { readonly kind: 'amount'; readonly amount: Halalas };
  readonly minimumPurchase: Halalas;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly usesInAll: number | null;
  readonly usesByPerson: number | null;
  /** It is for whoever has ordered nothing before. */
  readonly firstOrderOnly: boolean;
};

type CouponRefusal =
  | 'promo_not_started'
  | 'promo_expired'
  | 'promo_not_available'
  | 'promo_already_used'
  | 'promo_first_order_only'
  | 'promo_minimum_purchase';

/**
 * Whether a code may be used on products of `goodsWithVat`, after offers (D15.04), given how often it was used (S5.14, S8.08). The counts decide for
 * good only where the database adds one to them.
 */
export function mayUseCoupon(
  coupon: Coupon,
  use: {
    readonly goodsWithVat: Halalas;
    readonly usedInAll: number;
    readonly usedByPerson: number;
    readonly hasOrdered: boolean;
  },
  now: Date,
): Allowed<CouponRefusal> {
  const { goodsWithVat, usedInAll, usedByPerson, hasOrdered } = use;
  if (now < coupon.startsAt) return refused('promo_not_started');
  if (now >= coupon.endsAt) return refused('promo_expired');
  if (coupon.usesInAll !== null && usedInAll >= coupon.usesInAll) return refused('promo_not_available');
  if (coupon.usesByPerson !== null && usedByPerson >= coupon.usesByPerson) return refused('promo_already_used');
  if (coupon.firstOrderOnly && hasOrdered) return refused('promo_first_order_only');
  if (goodsWithVat < coupon.minimumPurchase)
    return refused('promo_minimum_purchase', { minimum: (coupon.minimumPurchase / 100).toFixed(2) });
  return allowed;
}

/** What the code takes off products of `subTotal`, never more than they are worth. */
export function couponDiscount({ value }: Pick<Coupon, 'value'>, subTotal: Halalas): Halalas {
  const wanted = value.kind === 'amount' ? value.amount : percentOf(subTotal, value.percent);
  const capped = value.kind === 'percent' && value.atMost !== null ? Math.min(wanted, value.atMost) : wanted;
  return halalas(Math.min(capped, subTotal));
}
