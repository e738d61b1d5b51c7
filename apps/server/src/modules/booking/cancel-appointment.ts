import { isSettled, mayCancel } from '@balsam/domain/booking';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundPayment, type RefundTo } from '#modules/billing/index.ts';
import { voidPaymentOf } from './appointment-payable.ts';
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
  /** Another visit takes its place. */
  readonly isReplaced?: true;
};

/** Ends a locked appointment and its open payment, and gives back what was paid for it. Answers the refund in halalas. */
export async function cancelAndRefund(
  tx: Tx,
  call: Call,
  row: AppointmentRow,
  { to, why, isOurFault, isReplaced }: Cancelling,
): Promise<Halalas> {
  const { now, actor } = call;
  await voidPaymentOf(tx, row.id, now);
  const refund = isSettled(row.payment_status)
    ? await refundPayment(tx, call, { purpose: 'appointment', entityId: row.id, why, to })
    : halalas(0);
  await markCancelled(tx, row.id, now);
  await endReductions(tx, [row.id], now);
  await insertAppointmentEvents(tx, [row.id], 'cancelled', now, actor.kind === 'user' ? actor.accountId : null);
  const by = isOurFault ? 'hospital' : 'staff';
  const isOurs = isOurFault === true || why === 'staff';
  await publish(
    tx,
    appointmentCancelled,
    { appointment_id: row.id, refund, ...(isOurs && { by }), ...(isReplaced && { is_replaced: true }) },
    now,
  );
  await audit(tx, call, { personId: row.patient_id, action: 'write', what: 'appointment', recordId: row.id, why });
  return refund;
}

/**
 * Cancels an appointment of the open profile; the refund goes to the wallet (S4.05).
 * @throws not_found, already_cancelled, too_late_to_cancel
 */
export async function cancelAppointment(tx: Tx, call: UserCall, id: number): Promise<{ id: number; refund: Halalas }> {
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayCancel(toRuleInput(row, call.now), call.now));
  return { id: row.id, refund: await cancelAndRefund(tx, call, row, { to: 'wallet', why: reasonOf(call) }) };
}
