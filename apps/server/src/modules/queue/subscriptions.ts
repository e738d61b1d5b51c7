import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { on, publish, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentCancelled,
  appointmentEnded,
  appointmentMoved,
  appointmentPaid,
  appointmentReleased,
  appointmentRepriced,
} from '#modules/booking/index.ts';
import { queueChanged, ticketNext } from './events.ts';
import { audienceOf } from './clinics.store.ts';
import { clinicsOfPatient, endTicketsOf, holdersOf } from './ended-tickets.store.ts';
import { tellFirst } from './tickets.store.ts';

/** What a visit costs, or whether it is paid, has changed, and with it what is to be paid for a walk-in of its patient. */
async function tellOfPrice(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  await publishAll(tx, queueChanged, await clinicsOfPatient(tx, appointmentId), now);
}

/** Whose visit is over waits no more. */
async function endWithVisit(appointmentId: number, context: EventContext): Promise<void> {
  const { tx, now } = context;
  await publishAll(tx, queueChanged, await endTicketsOf(tx, appointmentId, now), now);
  await tellOfPrice(appointmentId, context);
}

/** Whoever's ticket ended within these minutes hears of it too, also when the event is handled late. */
const endedMinutes = 10;

export const queueSubscriptions: readonly Subscription[] = [
  on(queueChanged, async ({ clinic_id: clinicId, day }, { tx, now, after, platform: { realtime } }) => {
    // What is handled late, after midnight, calls nobody back whose day is over, and reaches who waits on past it.
    const today = riyadhDay(now);
    const days = [...new Set([day, today])];
    const next = await tellFirst(tx, clinicId, today, now);
    if (next !== undefined) await publish(tx, ticketNext, { ticket_id: next }, now);
    const holders = await holdersOf(tx, { clinicId, days }, addMinutes(now, -endedMinutes));
    const { staff, locationId } = await audienceOf(tx, clinicId, days);
    after(() => {
      for (const { id, personId } of holders) realtime.send(personId, 'queue:ticket', { id });
      for (const personId of staff) realtime.send(personId, 'queue', { id: clinicId });
      if (locationId !== undefined) realtime.sendToBranch(locationId, 'queue', { id: clinicId });
    });
  }),
  on(appointmentPaid, ({ appointment_id: id }, context) => tellOfPrice(id, context)),
  on(appointmentRepriced, ({ appointment_id: id }, context) => tellOfPrice(id, context)),
  on(appointmentCancelled, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  // At its new time whoever had come checks in again.
  on(appointmentMoved, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  on(appointmentReleased, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  on(appointmentEnded, ({ appointment_id: id }, context) => endWithVisit(id, context)),
];
