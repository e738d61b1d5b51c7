import { isSettled, mayCancel } from '@balsam/domain/booking';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundToWallet } from '#modules/billing/index.ts';
import { ownAppointment, reasonOf } from './appointments.policy.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { insertAppointmentEvents, markCancelled } from './change.store.ts';
import { appointmentCancelled } from './events.ts';
import { assertAllowed } from './assert-allowed.ts';
import { auditAppointment } from './audit-appointment.ts';
import { endReductions } from './reprice.ts';
import { toRuleInput } from './rule-input.ts';

/** Ends a locked appointment and gives back to the wallet what was paid for it. Answers the refund in halalas. */
export async function cancelAndRefund(tx: Tx, call: UserCall, row: AppointmentRow): Promise<Halalas> {
  const { now, actor } = call;
  const refund = isSettled(row.payment_status)
    ? await refundToWallet(tx, call, { purpose: 'appointment', entityId: row.id, why: reasonOf(call) })
    : halalas(0);
  await markCancelled(tx, row.id, now);
  await endReductions(tx, [row.id], now);
  await insertAppointmentEvents(tx, [row.id], 'cancelled', now, actor.accountId);
  await publish(tx, appointmentCancelled, { appointment_id: row.id, refund }, now);
  await auditAppointment(tx, call, 'write', { id: row.id, patientId: row.patient_id });
  return refund;
}

/**
 * Cancels an appointment of the open profile; the refund goes to the wallet (S4.05).
 * @throws not_found, already_cancelled, too_late_to_cancel
 */
export async function cancelAppointment(tx: Tx, call: UserCall, id: number): Promise<{ id: number; refund: Halalas }> {
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayCancel(toRuleInput(row, call.now), call.now));
  return { id: row.id, refund: await cancelAndRefund(tx, call, row) };
}
