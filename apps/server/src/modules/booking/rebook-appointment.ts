import { mayRebook, paymentOnRebooking } from '@balsam/domain/booking';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { lockBalance, payFromWallet } from '#modules/billing/index.ts';
import { appointmentPayable } from './appointment-payable.ts';
import { ownAppointment, reasonOf } from './appointments.policy.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAndRefund } from './cancel-appointment.ts';
import { appointmentReplaced } from './events.ts';
import { homeAddressOf } from './home-address.ts';
import { toRuleInput } from './rule-input.ts';
import type { BookingRequest } from './take-slot.ts';
import { keptSpeciality, succeed, type FollowVisit } from './visit-succession.ts';

export type Rebooking = Omit<BookingRequest, 'type'> & {
  readonly oldId: number;
  readonly type?: BookingRequest['type'] | null | undefined;
  /** SAR with VAT, as it was shown: the wallet pays nothing else. */
  readonly amount?: number | undefined;
};

/**
 * Gives a paid appointment back to the wallet and books another slot, unpaid, in the one transaction of the call (D5.02).
 * @throws not_paid_yet, already_cancelled, too_late_to_cancel, and what `bookAppointment` throws
 */
export async function bookInstead(
  tx: Tx,
  call: UserCall,
  { oldId, type, ...request }: Omit<Rebooking, 'amount'>,
  follow: FollowVisit,
): Promise<{ id: number; old: AppointmentRow; refund: Halalas }> {
  const old = await ownAppointment(tx, call, oldId);
  assertAllowed(mayRebook(toRuleInput(old, call.now), call.now));
  const refund = await cancelAndRefund(tx, call, old, { to: 'wallet', why: reasonOf(call), isReplaced: true });
  const homeAddress = homeAddressOf(old);
  const specialityId = request.specialityId ?? (await keptSpeciality(tx, old, request.slotId));
  const id = await bookAppointment(tx, call, { ...request, specialityId, type: type ?? old.type }, { homeAddress });
  await publish(tx, appointmentReplaced, { appointment_id: id, old_appointment_id: old.id }, call.now);
  await succeed(tx, follow, { id, oldId: old.id, wasPaid: true });
  return { id, old, refund };
}

/** @throws amount_changed when the new visit does not cost what was shown before the press */
function assertAsShown(made: AppointmentRow, amount: number | undefined): void {
  if (amount !== undefined && toSar(halalas(made.price + made.vat)) !== amount) throw fail('amount_changed');
}

/** How the visit that takes the place of a paid one would be paid by a wallet (D5.02). */
export const paymentInstead = (
  old: Pick<AppointmentRow, 'insurer_share' | 'discount'>,
  amounts: { readonly wallet: number; readonly total: number },
) => paymentOnRebooking({ insurerShare: old.insurer_share, discount: old.discount }, amounts);

/**
 * Gives a paid appointment back to the wallet, books another slot and pays it from the wallet where that covers it: all of it or none
 * (D5.02). What the wallet does not cover waits for its payment.
 * @throws amount_changed, and what `bookInstead` throws
 */
export async function rebookAppointment(
  tx: Tx,
  call: UserCall,
  { amount, ...rebooking }: Rebooking,
  follow: FollowVisit,
): Promise<{ id: number; oldId: number; refund: Halalas }> {
  const { id, old, refund } = await bookInstead(tx, call, rebooking, follow);
  const made = await ownAppointment(tx, call, id);
  assertAsShown(made, amount);
  const wallet = await lockBalance(tx, 'wallet', made.patient_id);
  if (paymentInstead(old, { wallet, total: made.price + made.vat }).toPay === 0)
    await payFromWallet(tx, call, { appointment: appointmentPayable }, { purpose: 'appointment', entityId: id });
  return { id, oldId: old.id, refund };
}
