import { isSettled, mayPay, methodOf, payableUntil } from '@balsam/domain/booking';
import { halalas, sum } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { voidPending, type Owed, type Payable, type Price, type Reductions } from '#modules/billing/index.ts';
import { ownAppointment, readableAppointment } from './appointments.policy.ts';
import { lockAppointment, type AppointmentRow } from './appointments.store.ts';
import { doctorName, vatPercentOf } from './appointments.view.ts';
import { insertAppointmentEvents, markArrived, markAwaitsPayment, markPaid } from './change.store.ts';
import { appointmentPaid } from './events.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { systemAuditEntries } from './system-audit.ts';
import { reductionVerdicts } from './reduction-verdicts.ts';
import { dropEndedPromotion } from './reprice.ts';
import { toRuleInput } from './rule-input.ts';
import { bookingTexts } from './booking.texts.ts';

const priceOf = (row: AppointmentRow): Price => ({
  personId: row.patient_id,
  net: halalas(row.price),
  vat: halalas(row.vat),
  total: sum([halalas(row.price), halalas(row.vat)]),
  vatPercent: vatPercentOf(row),
  insurerNet: halalas(row.insurer_share),
});

/** What stands between the fee and what the patient owes. The insurer's share is at the standard rate (DECISIONS §4). */
const reductionsOf = (row: AppointmentRow): Reductions => ({
  listPrice: halalas(row.list_price ?? row.price),
  insurer: { net: halalas(row.insurer_share), vat: halalas(row.insurer_vat) },
  discount: halalas(row.discount),
  kind: row.discount_kind,
});

/** The open profile's own appointment with the price that holds now. */
async function pricedNow(tx: Tx, call: UserCall, id: number): Promise<AppointmentRow> {
  const row = await ownAppointment(tx, call, id);
  const isOpen = mayPay(toRuleInput(row, call.now), call.now).ok;
  return isOpen && (await dropEndedPromotion(tx, row, call.now)) ? ownAppointment(tx, call, id) : row;
}

/**
 * What the patient of a locked appointment owes for it now.
 * @throws too_late_to_pay, already_paid, appointment_not_payable, visit_paid_today, approval_pending
 */
export function owedFor(row: AppointmentRow, call: UserCall): Owed {
  assertAllowed(mayPay(toRuleInput(row, call.now), call.now));
  const title = bookingTexts.consultation(doctorName(row));
  return {
    ...priceOf(row),
    title: title.en,
    titleAr: title.ar,
    resultMethod: methodOf(row.type),
    hasPromo: row.discount_kind === 'promo',
    reductions: reductionsOf(row),
    payableUntil: row.hold_until ?? payableUntil(row.starts_at, { cutOffMinutes: row.cut_off_minutes }),
  };
}

const owed = async (tx: Tx, call: UserCall, id: number): Promise<Owed> => owedFor(await pricedNow(tx, call, id), call);

/**
 * Money that comes after the release, a second time, or for a walk-in whose person has paid for a visit meanwhile is not taken: billing gives
 * it to the wallet (DECISIONS §5).
 */
async function settled(tx: Tx, id: number, now: Date): Promise<'accepted' | 'released'> {
  const row = await lockAppointment(tx, id);
  if (!row) return 'released';
  const { state, paymentStatus, hasPaidVisit } = toRuleInput(row, now);
  if (state !== 'booked' || isSettled(paymentStatus) || hasPaidVisit) return 'released';
  await markPaid(tx, id);
  // Whoever walked in is there already.
  if (row.slot_id === null) await markArrived(tx, id, row.token_number ?? 0, now);
  await insertAppointmentEvents(tx, [id], 'paid', now);
  await publish(tx, appointmentPaid, { appointment_id: id }, now);
  await audit(tx, systemCall(now, 'booking.paid'), ...systemAuditEntries([{ id, patientId: row.patient_id }]));
  return 'accepted';
}

/** How billing takes the money for an appointment (S4.04). */
export const appointmentPayable: Payable = {
  lock: async (tx, id) => {
    await lockAppointment(tx, id);
  },
  owed,
  priced: async (sql, call, id, doctorId) => {
    const row = await readableAppointment(sql, call, id);
    return doctorId !== undefined && doctorId !== row.doctor_id ? undefined : priceOf(row);
  },
  settled,
  due: async (tx, id) => {
    const row = await lockAppointment(tx, id);
    return row && { total: priceOf(row).total, reductions: reductionsOf(row) };
  },
  awaitsPayment: markAwaitsPayment,
  reductions: reductionVerdicts,
};

/** Whoever gives a locked appointment up pays it no more: what its open payment held of wallet and points is free. */
export const voidPaymentOf = (tx: Tx, entityId: number, now: Date): Promise<void> =>
  voidPending(tx, { appointment: appointmentPayable }, { purpose: 'appointment', entityId }, 'abandoned', now);
