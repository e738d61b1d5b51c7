import { mayRebook } from '@balsam/domain/appointment';
import type { Halalas } from '@balsam/domain/money';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { ownAppointment } from './appointments.policy.ts';
import { bookAppointment } from './book-appointment.ts';
import { giveUp } from './cancel-appointment.ts';
import { insist } from './insist.ts';
import { standingOf } from './standing.ts';
import type { SlotWish } from './take-slot.ts';

export type Rebooking = Omit<SlotWish, 'type' | 'specialityId'> & {
  readonly oldId: number;
  readonly type?: SlotWish['type'] | null | undefined;
};

/**
 * Gives a paid appointment back to the wallet and books another slot, in the one transaction of the call: both happen or
 * neither (D5.02).
 * @throws not_paid_yet, already_cancelled, too_late_to_cancel, and what `bookAppointment` throws
 */
export async function rebookAppointment(
  tx: Tx,
  call: UserCall,
  { oldId, type, ...wish }: Rebooking,
): Promise<{ id: number; oldId: number; refund: Halalas }> {
  const old = await ownAppointment(tx, call, oldId);
  insist(mayRebook(standingOf(old, call.now), call.now));
  const refund = await giveUp(tx, call, old);
  const id = await bookAppointment(tx, call, { ...wish, type: type ?? old.type });
  return { id, oldId: old.id, refund };
}
