import { mayPay } from '@balsam/domain/booking';
import { halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { claimPromotion, endPromotions, movePromotion } from '#modules/promotions/index.ts';
import { ownAppointment } from './appointments.policy.ts';
import { lockAppointment, type AppointmentRow } from './appointments.store.ts';
import { auditAppointment } from './audit-appointment.ts';
import { feeOf, promotionOff, reprice, withoutDiscount } from './reprice.ts';
import { toRuleInput } from './rule-input.ts';

/** The open profile's own appointment while it may be paid; what takes something off it may change only then. */
export async function payableAppointment(tx: Tx, call: UserCall, id: number): Promise<AppointmentRow> {
  const row = await ownAppointment(tx, call, id);
  await requireAgreedTerms(tx, call);
  assertAllowed(mayPay(toRuleInput(row, call.now), call.now));
  return row;
}

const visitOf = (row: AppointmentRow) => ({
  appointmentId: row.id,
  personId: row.patient_id,
  type: row.type,
  specialityId: row.speciality_id,
});

async function takeCode(tx: Tx, code: string, row: AppointmentRow, now: Date): Promise<void> {
  const promotion = await claimPromotion(tx, code, visitOf(row), now);
  await reprice(tx, row, promotionOff(promotion, feeOf(row), halalas(row.insurer_share)));
}

/**
 * Uses a promo code on an appointment of the open profile; one that is on it already is replaced (S4.12, S5.13).
 * @throws what `claimPromotion` and `mayPay` refuse; one_reduction_only beside a free visit or a package
 */
export async function applyPromotion(tx: Tx, call: UserCall, code: string, id: number): Promise<void> {
  const row = await payableAppointment(tx, call, id);
  if (row.discount_kind !== null && row.discount_kind !== 'promo') throw fail('one_reduction_only');
  if (row.discount_kind === 'promo') await endPromotions(tx, [id], call.now);
  await takeCode(tx, code, row, call.now);
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

/** Takes the promo code off an appointment of the open profile. */
export async function clearPromotion(tx: Tx, call: UserCall, id: number): Promise<void> {
  const row = await payableAppointment(tx, call, id);
  if (row.discount_kind === 'promo') {
    await endPromotions(tx, [id], call.now);
    await reprice(tx, row, withoutDiscount(row));
  }
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

/** The code of an appointment that is moved goes along, where it is good for the new one too. */
export async function carryPromotion(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  const row = await lockAppointment(tx, to);
  const promotion = row && (await movePromotion(tx, from, visitOf(row), now));
  if (promotion) await reprice(tx, row, promotionOff(promotion, feeOf(row), halalas(row.insurer_share)));
}
