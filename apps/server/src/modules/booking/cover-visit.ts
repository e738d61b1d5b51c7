import { holdAfterAnswer, isSettled, mayPayWithoutInsurer, type AppointmentType } from '@balsam/domain/booking';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { readBookingSettings } from '#platform/settings/booking-settings.ts';
import { appliedPromotion } from '#modules/promotions/index.ts';
import { payableAppointment } from './apply-promotion.ts';
import { ownAppointment, readableAppointment } from './appointments.policy.ts';
import { lockAppointment, type AppointmentRow } from './appointments.store.ts';
import { updateCover } from './change.store.ts';
import { feeOf, promotionOff, reprice, withoutDiscount } from './reprice.ts';
import { toRuleInput } from './rule-input.ts';

/** A visit that an insurer may be asked about. The fee is without VAT. */
export type CoverableVisit = {
  readonly id: number;
  readonly personId: number;
  readonly type: AppointmentType;
  readonly locationId: number;
  readonly startsAt: Date;
  readonly fee: Halalas;
};

const factsOf = (row: AppointmentRow): CoverableVisit => ({
  id: row.id,
  personId: row.patient_id,
  type: row.type,
  locationId: row.location_id,
  startsAt: row.starts_at,
  fee: feeOf(row),
});

/**
 * The open profile's own appointment while insurance may be used for it, locked.
 * @throws what `mayPay` refuses; one_reduction_only for a free visit and for one of a package
 */
export async function coverableVisit(tx: Tx, call: UserCall, id: number): Promise<CoverableVisit> {
  const row = await payableAppointment(tx, call, id);
  if (row.discount_kind === 'free' || row.discount_kind === 'package') throw fail('one_reduction_only');
  return factsOf(row);
}

/** A visit in whatever state it is, locked; undefined when there is none. */
export async function lockVisitFacts(tx: Tx, id: number): Promise<CoverableVisit | undefined> {
  const row = await lockAppointment(tx, id);
  return row && factsOf(row);
}

/** Locks a visit before what belongs to it is touched. */
export const lockVisit = async (tx: Tx, id: number): Promise<void> => {
  await lockAppointment(tx, id);
};

/** Whose an appointment is that the caller may read; anybody else's is `not_found`. */
export const readableVisit = async (sql: Sql, call: UserCall, id: number): Promise<{ personId: number }> => ({
  personId: (await readableAppointment(sql, call, id)).patient_id,
});

/** A code goes on taking its part off what is left for the patient. */
async function takenBeside(tx: Tx, row: AppointmentRow, insurerShare: Halalas, now: Date) {
  const applied = row.discount_kind === 'promo' ? await appliedPromotion(tx, row.id, now) : undefined;
  return applied
    ? promotionOff(applied.promotion, feeOf(row), insurerShare)
    : { ...withoutDiscount(row), insurerShare };
}

const freshHold = async (tx: Tx, row: AppointmentRow, now: Date): Promise<Date> =>
  holdAfterAnswer(row.type, now, row.starts_at, await readBookingSettings(tx));

type Cover = {
  readonly id: number;
  readonly state: 'approved' | 'rejected';
  /** What the insurer bears, without VAT. */
  readonly share: Halalas;
  /** An answer that the visit was held for begins a fresh hold (DECISIONS §12). */
  readonly isAnswer?: true;
};

/**
 * Writes down what an insurer bears of a visit. One that ended, or was paid meanwhile, is left alone: an answer undoes neither. Answers whether
 * it was written down.
 */
export async function coverVisit(tx: Tx, call: Call, { id, state, share, isAnswer }: Cover): Promise<boolean> {
  const row = await lockAppointment(tx, id);
  if (row?.state !== 'booked' || isSettled(row.payment_status)) return false;
  await reprice(tx, row, await takenBeside(tx, row, share, call.now));
  await updateCover(tx, id, {
    cover_state: state,
    ...(isAnswer && { hold_until: await freshHold(tx, row, call.now) }),
  });
  return true;
}

/** Holds a visit unpaid until its insurer has answered; the module of insurance ends the waiting. */
export const holdForApproval = async (tx: Tx, call: UserCall, id: number): Promise<void> =>
  holdRow(tx, await ownAppointment(tx, call, id), call.now);

async function holdRow(tx: Tx, row: AppointmentRow, now: Date): Promise<void> {
  await reprice(tx, row, await takenBeside(tx, row, halalas(0), now));
  await updateCover(tx, row.id, { cover_state: 'sent_for_approval', hold_until: null });
}

/** The same for a visit that took the place of one that waited; one that ended or was paid meanwhile is left alone. */
export async function holdMovedForApproval(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (row?.state === 'booked' && !isSettled(row.payment_status)) await holdRow(tx, row, now);
}

/** Takes the insurance of an unpaid appointment off; one that waited for an answer gets a fresh hold. */
export async function uncoverVisit(tx: Tx, call: UserCall, id: number): Promise<{ personId: number }> {
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayPayWithoutInsurer(toRuleInput(row, call.now), call.now));
  await reprice(tx, row, await takenBeside(tx, row, halalas(0), call.now));
  const wasWaiting = row.cover_state === 'sent_for_approval';
  await updateCover(tx, id, {
    cover_state: null,
    ...(wasWaiting && { hold_until: await freshHold(tx, row, call.now) }),
  });
  return { personId: row.patient_id };
}
