import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, type Halalas } from '../money/index.ts';
import { toLatinDigits } from '../text/index.ts';
import type { Day } from '../time/index.ts';

/** A promo code, of a visit or of the shop, as it is kept: in capitals and Latin digits, without the unseen marks that a chat puts around it. */
export const promoCodeOf = (typed: string): string =>
  toLatinDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();

/** An offer of the hospital on visits, by code. Both days are Riyadh days and count. */
export type Promotion = {
  readonly percent: number;
  /** Halalas without VAT; null is no limit. */
  readonly atMost: Halalas | null;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly isAvailable: boolean;
};

export type PromotionState = 'active' | 'not_started' | 'expired' | 'not_available';

/** S4.12: what a promotion is on a day; what is over is over, whatever else it is. */
export function promotionState({ startsOn, endsOn, isAvailable }: Promotion, today: Day): PromotionState {
  if (today > endsOn) return 'expired';
  if (!isAvailable) return 'not_available';
  return today < startsOn ? 'not_started' : 'active';
}

const refusals = {
  expired: 'promo_expired',
  not_started: 'promo_not_started',
  not_available: 'promo_not_available',
} as const;

/** S4.12, S8.08: whether its code may be used today. */
export function mayUsePromotion(
  promotion: Promotion,
  today: Day,
): Allowed<'promo_expired' | 'promo_not_started' | 'promo_not_available'> {
  const state = promotionState(promotion, today);
  return state === 'active' ? allowed : refused(refusals[state]);
}

/** What it takes off what the patient would pay, without VAT: rounded half up, never more than that. */
export function promotionDiscount(base: Halalas, { percent, atMost }: Pick<Promotion, 'percent' | 'atMost'>): Halalas {
  const wanted = Math.floor((base * percent + 50) / 100);
  return halalas(Math.min(base, wanted, atMost ?? wanted));
}
