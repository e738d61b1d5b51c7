import { heldUntilAfterMove, mayReschedule } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { patientOf, requireAgreedTerms } from '#modules/people/index.ts';
import { carryPromotion } from './apply-promotion.ts';
import { voidPaymentOf } from './appointment-payable.ts';
import { ownAppointment } from './appointments.policy.ts';
import { insertAppointmentEvents, markCancelled } from './change.store.ts';
import { appointmentRescheduled } from './events.ts';
import { homeAddressOf } from './home-address.ts';
import { auditAppointment } from './audit-appointment.ts';
import { toRuleInput } from './rule-input.ts';
import { takeSlot, type BookingRequest } from './take-slot.ts';
import { keptSpeciality, succeed, type FollowVisit } from './visit-succession.ts';

export type Move = BookingRequest & { readonly oldId: number; readonly mrn?: string | undefined };

/**
 * Moves an unpaid appointment to another slot: the old one ends, a new one takes its place, with what was told before it. Answers the new id.
 * @throws paid_not_reschedulable (S4.05), already_cancelled, too_late_to_cancel, and what `takeSlot` throws
 */
export async function rescheduleAppointment(tx: Tx, call: UserCall, move: Move, follow: FollowVisit): Promise<number> {
  const { now, actor } = call;
  const patient = await patientOf(tx, call, move.mrn);
  await requireAgreedTerms(tx, call);
  const old = await ownAppointment(tx, call, move.oldId);
  assertAllowed(mayReschedule(toRuleInput(old, now), now));
  // First, so that the new time may overlap the old one.
  await voidPaymentOf(tx, old.id, now);
  await markCancelled(tx, old.id, now);
  await insertAppointmentEvents(tx, [old.id], 'rescheduled', now, actor.accountId);
  const specialityId = move.specialityId ?? (await keptSpeciality(tx, old, move.slotId));
  const id = await takeSlot(
    tx,
    call,
    patient,
    { ...move, specialityId },
    {
      id: old.id,
      homeAddress: homeAddressOf(old),
      heldUntil: (slot, settings) =>
        heldUntilAfterMove({ type: old.type, heldUntil: old.hold_until }, slot, now, settings),
    },
  );
  await carryPromotion(tx, old.id, id, now);
  await publish(tx, appointmentRescheduled, { appointment_id: id, old_appointment_id: old.id }, now);
  await succeed(tx, follow, { id, oldId: old.id, wasPaid: false });
  const { personId: patientId } = patient;
  await auditAppointment(tx, call, 'write', { id: old.id, patientId }, { id, patientId });
  return id;
}
