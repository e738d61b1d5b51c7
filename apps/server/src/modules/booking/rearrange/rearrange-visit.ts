import { hasBegun, heldUntilAfterMove, isLive, isSettled, reminderTimes } from '@balsam/domain/booking';
import type { ErrorCode } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { readBookingSettings } from '#platform/settings/booking-settings.ts';
import { lockAppointment, type AppointmentRow } from '../appointments.store.ts';
import { cancelAndRefund } from '../cancel-appointment.ts';
import { insertAppointmentEvents } from '../change.store.ts';
import { appointmentMoved } from '../events.ts';
import { announceReleased } from '../release-holds.ts';
import { insertReminders, isPatientBusy, releaseInTheWay } from '../take-slot.store.ts';
import { readOffers, type OfferRow } from './offers.store.ts';
import { endDecision, lockDecision, lockSlotForMove, moveVisit } from './rearrange.store.ts';

type Context = { readonly tx: Tx; readonly now: Date };

/** Why a slot is no place for the visit any more. */
async function refusalOf({ tx }: Context, visit: AppointmentRow, slotId: number): Promise<ErrorCode> {
  const slot = await tx.selectFrom('slot').selectAll().where('id', '=', slotId).executeTakeFirst();
  if (!slot || slot.is_closed) return 'slot_not_offered';
  if (await isPatientBusy(tx, visit.patient_id, slot.starts_at, slot.ends_at)) return 'patient_busy';
  const taken = await tx
    .selectFrom('appointment')
    .select('id')
    .where('slot_id', '=', slotId)
    .where('state', 'not in', ['cancelled', 'released'])
    .executeTakeFirst();
  return taken ? 'slot_taken' : 'slot_not_fitting';
}

async function moveTo({ tx, now }: Context, visit: AppointmentRow, to: OfferRow): Promise<void> {
  const time = { startsAt: to.starts_at, endsAt: to.ends_at };
  const wanted = { ...time, doctorId: to.doctor_id, patientId: visit.patient_id, now };
  await announceReleased(tx, await releaseInTheWay(tx, wanted), now);
  const held = visit.hold_until && {
    type: visit.type,
    heldUntil: visit.hold_until,
  };
  await moveVisit(tx, visit.id, {
    ...time,
    slotId: to.slot_id,
    doctorId: to.doctor_id,
    locationId: to.location_id,
    holdUntil:
      held && !isSettled(visit.payment_status)
        ? heldUntilAfterMove(held, { type: visit.type, startsAt: to.starts_at }, now, await readBookingSettings(tx))
        : visit.hold_until,
  });
  await insertReminders(tx, visit.id, reminderTimes(to.starts_at, now));
  await insertAppointmentEvents(tx, [visit.id], 'rescheduled', now);
  const before = { from: visit.starts_at.toISOString(), from_doctor: visit.doctor_id };
  await publish(tx, appointmentMoved, { appointment_id: visit.id, ...before }, now);
  const entry = { personId: visit.patient_id, what: 'appointment', recordId: visit.id } as const;
  await audit(tx, systemCall(now, 'booking.rearrange'), { ...entry, action: 'write', why: 'system' });
}

/** Moves a locked visit to a slot that fits it; otherwise answers why not. */
async function tryMove(context: Context, visit: AppointmentRow, slotId: number): Promise<ErrorCode | undefined> {
  // Whoever is booking it at this moment has it, or waits.
  await lockSlotForMove(context.tx, slotId);
  const [offer] = await readOffers(context.tx, [visit.id], { count: 1, now: context.now, slotId });
  if (!offer) return refusalOf(context, visit, slotId);
  await moveTo(context, visit, offer);
  return undefined;
}

/**
 * Does what the front desk decided about a visit, once: moves it at the price that it was booked at, or cancels it and gives back all that
 * was paid to where it came from (D13.08). One that was cancelled or has begun meanwhile is left alone.
 */
export async function rearrangeVisit(context: Context, appointmentId: number): Promise<void> {
  const { tx, now } = context;
  const visit = await lockAppointment(tx, appointmentId);
  const decision = visit && (await lockDecision(tx, appointmentId));
  if (!decision) return;
  const { starts_at: startsAt, has_met: hasMet } = visit;
  if (!isLive(visit.state) || hasBegun({ startsAt, hasMet }, now))
    return endDecision(tx, visit.id, { state: 'gone' }, now);
  if (decision.slot_id === null) {
    await cancelAndRefund(tx, systemCall(now, 'booking.rearrange'), visit, {
      to: 'source',
      why: 'system',
      isOurFault: true,
    });
    return endDecision(tx, visit.id, { state: 'cancelled' }, now);
  }
  const refusal = await tryMove(context, visit, decision.slot_id);
  return endDecision(tx, visit.id, refusal ? { state: 'refused', refusal } : { state: 'moved' }, now);
}
