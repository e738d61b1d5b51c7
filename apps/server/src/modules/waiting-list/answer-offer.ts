import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { bookAppointment, swapAppointment, type FollowVisit } from '#modules/booking/index.ts';
import { slotForBooking } from '#modules/hospital/index.ts';
import { endEntry, lockEntry } from './entries.store.ts';
import { auditWish } from './join.ts';
import { passOn } from './offer-slot.ts';
import { closeOffer } from './offers.store.ts';

/** An entry of the open profile, locked; anybody else's is `not_found`. */
async function ownEntry(tx: Tx, call: UserCall, id: number) {
  const entry = await lockEntry(tx, id, call.actor.personId);
  if (!entry) throw fail('not_found');
  return entry;
}

/**
 * Takes the offered time: books it, or moves the visit that it takes the place of, in one transaction (D13.04). Whoever comes second, on
 * another device or in the guardian's hand, finds no open offer. Answers the id of the appointment.
 * @throws not_found, offer_over, and what booking and `swapAppointment` throw
 */
export async function acceptOffer(tx: Tx, call: UserCall, id: number, follow: FollowVisit): Promise<number> {
  const entry = await ownEntry(tx, call, id);
  const slotId = await closeOffer(tx, id, 'accepted', call.now);
  if (slotId === undefined) throw fail('offer_over');
  const { type } = await slotForBooking(tx, slotId);
  const request = { slotId, type, specialityId: entry.speciality_id, isPromised: true } as const;
  const oldId = entry.appointment_id;
  const taken =
    oldId === null
      ? await bookAppointment(tx, call, request)
      : await swapAppointment(tx, call, { ...request, oldId }, follow);
  await endEntry(tx, id, { state: 'fulfilled', appointment_id: taken });
  await auditWish(tx, call, 'write', id);
  return taken;
}

/** Refuses the offered time and keeps the place; the next is asked. @throws not_found, offer_over */
export async function declineOffer(tx: Tx, call: UserCall, id: number): Promise<void> {
  await ownEntry(tx, call, id);
  const slotId = await closeOffer(tx, id, 'declined', call.now);
  if (slotId === undefined) throw fail('offer_over');
  await passOn(tx, [slotId], call.now);
  await auditWish(tx, call, 'write', id);
}

/** Waits no longer; doing it again changes nothing. What was on offer goes to the next. @throws not_found */
export async function leaveWaitingList(tx: Tx, call: UserCall, id: number): Promise<void> {
  const entry = await ownEntry(tx, call, id);
  if (entry.state !== 'waiting') return;
  const slotId = await closeOffer(tx, id, 'withdrawn', call.now);
  await endEntry(tx, id, { state: 'left' });
  if (slotId !== undefined) await passOn(tx, [slotId], call.now);
  await auditWish(tx, call, 'write', id);
}
