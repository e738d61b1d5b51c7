import { isLive, isSettled } from '@balsam/domain/booking';
import type { DeskMethod } from '@balsam/domain/billing';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { toSar, type Halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { audit, type Reason } from '#platform/audit/audit.ts';
import { fail } from '#platform/http/failure.ts';
import { collectAtDesk, type RefundTo } from '#modules/billing/index.ts';
import type { Patient } from '#modules/people/index.ts';
import { reasonOf } from './appointments.policy.ts';
import { appointmentPayable, owedFor, voidPaymentOf } from './appointment-payable.ts';
import { lockAppointment } from './appointments.store.ts';
import { auditAppointment } from './audit-appointment.ts';
import { cancelAndRefund } from './cancel-appointment.ts';
import { insertAppointmentEvents, markCancelled } from './change.store.ts';
import { missVisits } from './end-visit.ts';
import { dropEndedPromotion, endReductions } from './reprice.ts';
import { arrivalsAround } from './riyadh-window.ts';
import { insertAppointment } from './take-slot.store.ts';
import { offerFor } from './take-slot.ts';

type WalkIn = {
  readonly patient: Patient;
  readonly clinicId: number;
  readonly locationId: number;
  readonly doctorId: number;
  /** Of the ticket. */
  readonly number: number;
  readonly why: Reason;
};

const endOfDay = (now: Date): Date => instantAt(addDays(riyadhDay(now), 1), 0);

/**
 * Makes a visit on site without a slot (DECISIONS §13): it waits for its payment as long as the day lasts. Answers its id.
 * @throws no_service_found
 */
export async function bookWalkIn(tx: Tx, call: Call, walkIn: WalkIn): Promise<number> {
  const { now, actor } = call;
  const { patient, doctorId } = walkIn;
  const { speciality, percent, price } = await offerFor(tx, patient, { doctorId, type: 'onsite' }, undefined);
  const byAccount = actor.kind === 'user' ? actor.accountId : null;
  const id = await insertAppointment(tx, {
    patient_id: patient.personId,
    doctor_id: doctorId,
    slot_id: null,
    clinic_id: walkIn.clinicId,
    location_id: walkIn.locationId,
    speciality_id: speciality,
    type: 'onsite',
    starts_at: now,
    ends_at: endOfDay(now),
    hold_until: endOfDay(now),
    price: price.subtotal,
    vat: price.vat,
    vat_percent: percent,
    token_number: walkIn.number,
    booked_by: byAccount,
    created_at: now,
  });
  if (id === undefined) throw new RangeError('a walk-in stands in nobody’s way');
  await insertAppointmentEvents(tx, [id], 'booked', now, byAccount);
  await audit(tx, call, {
    personId: patient.personId,
    action: 'write',
    what: 'appointment',
    recordId: id,
    why: walkIn.why,
  });
  return id;
}

/**
 * The front desk takes the whole price of a walk-in. `amount` in SAR is only compared with what is owed.
 * @throws not_found, invalid_amount, and what `mayPay` refuses by
 */
export async function collectWalkIn(
  tx: Tx,
  call: UserCall,
  id: number,
  { method, amount }: { readonly method: DeskMethod; readonly amount: number },
): Promise<void> {
  const locked = await lockAppointment(tx, id);
  if (!locked || locked.slot_id !== null) throw fail('not_found');
  const row = (await dropEndedPromotion(tx, locked, call.now)) ? ((await lockAppointment(tx, id)) ?? locked) : locked;
  const owed = owedFor(row, call);
  if (amount !== toSar(owed.total)) throw fail('invalid_amount', { path: 'amount' });
  await collectAtDesk(
    tx,
    call,
    { appointment: appointmentPayable },
    { purpose: 'appointment', entityId: id, owed, method },
  );
}

/** Ends a walk-in that nobody was called for; what was paid goes back. Answers the refund in halalas. */
export async function endWalkIn(tx: Tx, call: UserCall, id: number, to: RefundTo): Promise<Halalas | undefined> {
  const row = await lockAppointment(tx, id);
  if (!row || row.slot_id !== null || !isLive(row.state)) return undefined;
  return cancelAndRefund(tx, call, row, { to, why: reasonOf(call) });
}

/**
 * Ends a walk-in that was never paid, because its person is checked in for a visit that they booked. Nobody is told: it was no
 * appointment of theirs, and their ticket stays. Answers whether it did; it does nothing once the walk-in is paid or over.
 */
export async function endUnpaidWalkIn(tx: Tx, call: Call, id: number): Promise<boolean> {
  const row = await lockAppointment(tx, id);
  if (!row || row.slot_id !== null || row.state !== 'booked' || isSettled(row.payment_status)) return false;
  const { now, actor } = call;
  await voidPaymentOf(tx, id, now);
  await markCancelled(tx, id, now);
  await endReductions(tx, [id], now);
  await insertAppointmentEvents(tx, [id], 'cancelled', now, actor.kind === 'user' ? actor.accountId : null);
  const what = 'appointment';
  await audit(tx, call, { personId: row.patient_id, action: 'write', what, recordId: id, why: 'system' });
  return true;
}

/** A clinic closed before the visit took place: all of it goes back to where it came from, booked or walked in. */
export async function endForClosing(tx: Tx, call: UserCall, id: number): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (!row || !isLive(row.state)) return;
  if (row.slot_id === null || !isSettled(row.payment_status))
    await cancelAndRefund(tx, call, row, { to: 'source', why: 'staff', isOurFault: true });
  else await missVisits(tx, call, [id], { missedBy: 'doctor', why: 'staff' });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

/** The time of a walk-in is over once it was served. */
export async function finishWalkIn(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('slot_id', 'is', null)
    .where('starts_at', '<', now)
    .execute();
}

/** Gives a walk-in to another doctor, in another clinic or the same. What it costs stays as it was. */
export async function giveWalkInTo(
  tx: Tx,
  id: number,
  to: { readonly clinicId: number; readonly doctorId: number; readonly number: number },
): Promise<void> {
  await tx
    .updateTable('appointment')
    .set((eb) => ({
      clinic_id: to.clinicId,
      doctor_id: to.doctorId,
      token_number: to.number,
      speciality_id: eb.selectFrom('doctor').select('default_speciality_id').where('id', '=', to.doctorId),
    }))
    .where('id', '=', id)
    .where('slot_id', 'is', null)
    .execute();
}

/** The visits on site for which this person may arrive today, and those that are checked in: for the tickets of the queue. */
export async function visitsToArriveFor(sql: Sql, personId: number, now: Date) {
  const { from, until } = await arrivalsAround(sql, now);
  return sql
    .selectFrom('appointment')
    .select(['id', 'doctor_id as doctorId', 'location_id as locationId', 'state', 'starts_at as startsAt'])
    .where('patient_id', '=', personId)
    .where('type', '=', 'onsite')
    .where('slot_id', 'is not', null)
    .where('state', 'in', ['booked', 'checked_in'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .execute();
}
