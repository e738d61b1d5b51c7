import { mayRebook } from '@balsam/domain/booking';
import type { Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { ownAppointment } from './appointments.policy.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAndRefund } from './cancel-appointment.ts';
import { assertAllowed } from './assert-allowed.ts';
import { homeAddressOf } from './home-address.ts';
import { toRuleInput } from './rule-input.ts';
import type { BookingRequest } from './take-slot.ts';

export type Rebooking = Omit<BookingRequest, 'type'> & {
  readonly oldId: number;
  readonly type?: BookingRequest['type'] | null | undefined;
};

/**
 * Gives a paid appointment back to the wallet and books another slot, in the one transaction of the call: both happen or
 * neither (D5.02).
 * @throws not_paid_yet, already_cancelled, too_late_to_cancel, and what `bookAppointment` throws
 */
export async function rebookAppointment(
  tx: Tx,
  call: UserCall,
  { oldId, type, ...request }: Rebooking,
): Promise<{ id: number; oldId: number; refund: Halalas }> {
  const old = await ownAppointment(tx, call, oldId);
  assertAllowed(mayRebook(toRuleInput(old, call.now), call.now));
  const refund = await cancelAndRefund(tx, call, old);
  const homeAddress = homeAddressOf(old);
  const id = await bookAppointment(tx, call, { ...request, type: type ?? old.type }, { homeAddress });
  return { id, oldId: old.id, refund };
}
