import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentEnded,
  appointmentReleased,
  appointmentReplaced,
  appointmentRescheduled,
} from '#modules/booking/index.ts';
import { attachVisit, detachVisit, endEntries, followVisit } from './entries.store.ts';
import { offerEnded, offerPassedOn } from './events.ts';
import { offerSlot } from './offer-slot.ts';
import { expireOffer } from './offers.store.ts';
import { slotOf } from './times.store.ts';

type Replacement = { readonly appointment_id: number; readonly old_appointment_id: number };

/** The slot of a visit that was given up goes to the first who waits for it. */
async function offerSlotOf(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  const slotId = await slotOf(tx, appointmentId);
  if (slotId !== undefined) await offerSlot(tx, slotId, now);
}

/** A visit that was given up or is over: nothing earlier is looked for in its place, and its time is for others. */
async function endWaiting(appointmentId: number, context: EventContext): Promise<void> {
  const { tx, now } = context;
  for (const slotId of await endEntries(tx, { appointmentId })) await offerSlot(tx, slotId, now);
  await offerSlotOf(appointmentId, context);
}

/** A visit that the hospital took away: who waited for an earlier time waits for any. */
async function loseVisit(appointmentId: number, context: EventContext): Promise<void> {
  await detachVisit(context.tx, appointmentId);
  await offerSlotOf(appointmentId, context);
}

/** A visit that took the place of another: the wish is kept, and the other's time is for others. */
async function keepWaiting({ appointment_id: id, old_appointment_id: oldId }: Replacement, context: EventContext) {
  await followVisit(context.tx, oldId, id);
  await offerSlotOf(oldId, context);
}

/** Freed slots are offered as they are freed (D13.04). */
export const waitingListSubscriptions: readonly Subscription[] = [
  on(appointmentBooked, ({ appointment_id: id }, { tx }) => attachVisit(tx, id)),
  on(appointmentCancelled, async ({ appointment_id: id, is_replaced: isReplaced, by }, context) => {
    if (by === 'hospital') await loseVisit(id, context);
    else if (!isReplaced) await endWaiting(id, context);
  }),
  on(appointmentReleased, ({ appointment_id: id }, context) => endWaiting(id, context)),
  on(appointmentEnded, ({ appointment_id: id, missed_by: by }, context) =>
    by === null || by === 'patient' ? endWaiting(id, context) : detachVisit(context.tx, id),
  ),
  on(appointmentRescheduled, keepWaiting),
  on(appointmentReplaced, keepWaiting),
  on(offerPassedOn, ({ slot_id: slotId }, { tx, now }) => offerSlot(tx, slotId, now)),
  on(offerEnded, async ({ offer_id: id }, { tx, now }) => {
    const slotId = await expireOffer(tx, id, now);
    if (slotId !== undefined) await offerSlot(tx, slotId, now);
  }),
];
