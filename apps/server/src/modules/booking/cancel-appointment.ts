import { isSettled, mayCancel } from '@balsam/domain/booking';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundPayment, type RefundTo } from '#modules/billing/index.ts';
import { ownAppointment, reasonOf } from './appointments.policy.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { insertAppointmentEvents, markCancelled } from './change.store.ts';
import { appointmentCancelled } from './events.ts';
import { endReductions } from './reprice.ts';
import { toRuleInput } from './rule-input.ts';

type Cancelling = {
  readonly to: RefundTo;
  readonly why: Reason;
  /** The hospital cancels it: its doctor is not there. */
  readonly isOurFault?: true;
};

/** Ends a locked appointment and gives back what was paid for it. Answers the refund in halalas. */
export async function cancelAndRefund(
  tx: Tx,
  call: Call,
  row: AppointmentRow,
  { to, why, isOurFault }: Cancelling,
): Promise<Halalas> {
  const { now, actor } = call;
  const refund = isSettled(row.payment_status)
    ? await refundPayment(tx, call, { purpose: 'appointment', entityId: row.id, why, to })
    : halalas(0);
  await markCancelled(tx, row.id, now);
  await endReductions(tx, [row.id], now);
  await insertAppointmentEvents(tx, [row.id], 'cancelled', now, actor.kind === 'user' ? actor.accountId : null);
  const by = isOurFault ? { by: 'hospital' as const } : {};
  await publish(tx, appointmentCancelled, { appointment_id: row.id, refund, ...by }, now);
  await audit(tx, call, { personId: row.patient_id, action: 'write', what: 'appointment', recordId: row.id, why });
  return refund;
}

/** The patient gives it up: what was paid goes to the wallet (S4.05). */
export const cancelToWallet = (tx: Tx, call: UserCall, row: AppointmentRow): Promise<Halalas> =>
  cancelAndRefund(tx, call, row, { to: 'wallet', why: reasonOf(call) });

/**
 * Cancels an appointment of the open profile; the refund goes to the wallet (S4.05).
 * @throws not_found, already_cancelled, too_late_to_cancel
 */
export async function cancelAppointment(tx: Tx, call: UserCall, id: number): Promise<{ id: number; refund: Halalas }> {
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayCancel(toRuleInput(row, call.now), call.now));
  return { id: row.id, refund: await cancelToWallet(tx, call, row) };
}
