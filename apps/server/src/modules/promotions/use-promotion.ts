import { mayUsePromotion, promoCodeOf, type Promotion } from '@balsam/domain/billing';
import type { AppointmentType } from '@balsam/domain/booking';
import { halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import {
  endUses,
  findPromotion,
  insertUse,
  isWithin,
  moveUse,
  promotionOn,
  takeUse,
  type PromotionRow,
} from './promotions.store.ts';

/** The visit that a code is to be used on. The calling module has locked its row. */
export type DiscountedVisit = {
  readonly appointmentId: number;
  readonly personId: number;
  readonly type: AppointmentType;
  readonly specialityId: number;
};

/** A row as the rules take it. */
export const asPromotion = (row: Omit<PromotionRow, 'used'>): Promotion => ({
  percent: row.percent ?? 0,
  atMost: row.at_most === null ? null : halalas(row.at_most),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  isAvailable: row.is_available && row.uses_left !== 0,
});

type Fitted = Pick<PromotionRow, 'visit_type' | 'speciality_id'>;

async function fits(tx: Tx, row: Fitted, { type, specialityId }: DiscountedVisit): Promise<boolean> {
  if (row.visit_type !== null && row.visit_type !== type) return false;
  return row.speciality_id === null || isWithin(tx, specialityId, row.speciality_id);
}

/**
 * Uses a code on a visit, once for each person; the database decides a race (S4.12, S5.13).
 * @throws promo_not_valid, promo_expired, promo_not_started, promo_not_available, promo_not_for_visit, promo_already_used
 */
export async function claimPromotion(tx: Tx, code: string, visit: DiscountedVisit, now: Date): Promise<Promotion> {
  const row = await findPromotion(tx, visit.personId, promoCodeOf(code), now);
  const about = { path: 'code' };
  if (!row || row.percent === null) throw fail('promo_not_valid', about);
  const promotion = asPromotion(row);
  const verdict = mayUsePromotion(promotion, riyadhDay(now));
  if (!verdict.ok) throw fail(verdict.code, about);
  if (!(await fits(tx, row, visit))) throw fail('promo_not_for_visit', about);
  const use = { promotion_id: row.id, person_id: visit.personId, appointment_id: visit.appointmentId, applied_at: now };
  if (!(await insertUse(tx, use))) throw fail('promo_already_used', about);
  if (!(await takeUse(tx, row.id))) throw fail('promo_not_available', about);
  return promotion;
}

/** Ends what codes these visits had: they can be used again. */
export const endPromotions = (tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> =>
  endUses(tx, appointmentIds, now);

/**
 * Takes the code of a visit along to the one in its place, by the use that it has: whoever it is offered to since, and however often (D14). One
 * that is over, or not for the new visit, is given back. Answers what was taken along.
 */
export async function movePromotion(
  tx: Tx,
  from: number,
  to: DiscountedVisit,
  now: Date,
): Promise<Promotion | undefined> {
  const row = await promotionOn(tx, from);
  if (!row) return undefined;
  const promotion = { ...asPromotion(row), isAvailable: row.is_available };
  if (mayUsePromotion(promotion, riyadhDay(now)).ok && (await fits(tx, row, to))) {
    await moveUse(tx, from, to.appointmentId);
    return promotion;
  }
  await endUses(tx, [from], now);
  return undefined;
}

/** The code on a visit, and whether it still counts today. */
export async function appliedPromotion(tx: Tx, appointmentId: number, now: Date) {
  const row = await promotionOn(tx, appointmentId);
  if (!row) return undefined;
  // Its own use is not the one that it lacks.
  const promotion = { ...asPromotion(row), isAvailable: row.is_available };
  return { promotion, stillCounts: mayUsePromotion(promotion, riyadhDay(now)).ok };
}
