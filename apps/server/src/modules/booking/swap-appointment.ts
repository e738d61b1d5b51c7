import { isSettled, mayCancel, type AppointmentType } from '@balsam/domain/booking';
import { maySwapVisit } from '@balsam/domain/waiting-list';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { payFromWallet, pointsPaidFor } from '#modules/billing/index.ts';
import { appointmentPayable } from './appointment-payable.ts';
import { ownAppointment } from './appointments.policy.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { bookInstead, type Rebooking } from './rebook-appointment.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { toRuleInput } from './rule-input.ts';
import { keptSpeciality, type FollowVisit } from './visit-succession.ts';

type Swap = Rebooking & { readonly type: NonNullable<Rebooking['type']> };

/** @throws waiting_list_reduced */
async function assertSwappable(tx: Tx, row: AppointmentRow): Promise<void> {
  const { insurer_share: insurerShare, discount, cover_state: cover } = row;
  const pointsPaid = await pointsPaidFor(tx, 'appointment', row.id);
  assertAllowed(maySwapVisit({ insurerShare, discount, pointsPaid, awaitsApproval: cover === 'sent_for_approval' }));
}

/** A visit of the open profile that an earlier one may take the place of. @throws not_found, slot_type_mismatch, already_cancelled, too_late_to_cancel, waiting_list_reduced */
export async function requireSwappable(tx: Tx, call: UserCall, id: number, type: AppointmentType): Promise<void> {
  const row = await ownAppointment(tx, call, id);
  if (row.type !== type) throw fail('slot_type_mismatch', { path: 'type' });
  assertAllowed(mayCancel(toRuleInput(row, call.now), call.now));
  await assertSwappable(tx, row);
}

/** Gives the paid visit back to the wallet, books the other time and pays it from there: the same amount or none of it. */
async function swapPaid(
  tx: Tx,
  call: UserCall,
  { swap, old }: { readonly swap: Swap; readonly old: AppointmentRow },
  follow: FollowVisit,
): Promise<number> {
  const { id, refund } = await bookInstead(tx, call, swap, follow);
  const made = await ownAppointment(tx, call, id);
  if (made.price + made.vat !== refund || refund !== old.price + old.vat) throw fail('waiting_list_price');
  await payFromWallet(tx, call, { appointment: appointmentPayable }, { purpose: 'appointment', entityId: id });
  return id;
}

/**
 * Moves a visit of the open profile to another slot in one transaction: an unpaid one as it is, a paid one for the same price (D13.04).
 * Answers the id of the new one.
 * @throws waiting_list_reduced, waiting_list_price, and what moving and booking throw
 */
export async function swapAppointment(tx: Tx, call: UserCall, wanted: Swap, follow: FollowVisit): Promise<number> {
  const old = await ownAppointment(tx, call, wanted.oldId);
  await assertSwappable(tx, old);
  // Before the speciality that was waited for, which may be the one above.
  const specialityId = (await keptSpeciality(tx, old, wanted.slotId)) ?? wanted.specialityId;
  const swap = { ...wanted, specialityId };
  return isSettled(old.payment_status)
    ? swapPaid(tx, call, { swap, old }, follow)
    : rescheduleAppointment(tx, call, swap, follow);
}
