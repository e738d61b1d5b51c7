import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentReleased,
  appointmentRescheduled,
} from '#modules/booking/index.ts';
import { attachVisit, endEntries, followVisit } from './entries.store.ts';
import { offerEnded, offerPassedOn } from './events.ts';
import { offerSlot } from './offer-slot.ts';
import { expireOffer } from './offers.store.ts';
import { slotOf } from './times.store.ts';

/** The slot of a visit that was given up goes to the first who waits for it. */
async function offerSlotOf(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  const slotId = await slotOf(tx, appointmentId);
  if (slotId !== undefined) await offerSlot(tx, slotId, now);
}

/** A visit that was given up: nothing earlier is looked for in its place, and its time is for others. */
async function endWaiting(appointmentId: number, context: EventContext): Promise<void> {
  const { tx, now } = context;
  for (const slotId of await endEntries(tx, { appointmentId })) await offerSlot(tx, slotId, now);
  await offerSlotOf(appointmentId, context);
}

/** Freed slots are offered as they are freed (D13.04). */
export const waitingListSubscriptions: readonly Subscription[] = [
  on(appointmentBooked, ({ appointment_id: id }, { tx }) => attachVisit(tx, id)),
  on(appointmentCancelled, ({ appointment_id: id }, context) => endWaiting(id, context)),
  on(appointmentReleased, ({ appointment_id: id }, context) => endWaiting(id, context)),
  on(appointmentRescheduled, async ({ appointment_id: id, old_appointment_id: oldId }, context) => {
    await followVisit(context.tx, oldId, id);
    await offerSlotOf(oldId, context);
  }),
  on(offerPassedOn, ({ slot_id: slotId }, { tx, now }) => offerSlot(tx, slotId, now)),
  on(offerEnded, async ({ offer_id: id }, { tx, now }) => {
    const slotId = await expireOffer(tx, id, now);
    if (slotId !== undefined) await offerSlot(tx, slotId, now);
  }),
];
