import { riyadhDay } from '@balsam/domain/time';
import { on, publish, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentCancelled,
  appointmentEnded,
  appointmentMoved,
  appointmentPaid,
  appointmentReleased,
} from '#modules/booking/index.ts';
import { queueChanged, ticketNext } from './events.ts';
import { clinicsOfVisit, endTicketsOf, openTickets, tellFirst } from './tickets.store.ts';

/** Whose visit is over waits no more. */
async function endWithVisit(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  await publishAll(tx, queueChanged, await endTicketsOf(tx, appointmentId, now), now);
}

export const queueSubscriptions: readonly Subscription[] = [
  on(queueChanged, async ({ clinic_id: clinicId, day }, { tx, now, after, platform }) => {
    // What is handled late, after midnight, calls nobody back.
    if (day !== riyadhDay(now)) return;
    const next = await tellFirst(tx, clinicId, day, now);
    if (next !== undefined) await publish(tx, ticketNext, { ticket_id: next }, now);
    const waiting = await openTickets(tx, { clinicId }, day);
    after(() => {
      for (const { id, person_id: personId } of waiting)
        if (personId !== null) platform.realtime.send(personId, 'queue:ticket', { id });
    });
  }),
  on(appointmentPaid, async ({ appointment_id: id }, { tx, now }) =>
    publishAll(tx, queueChanged, await clinicsOfVisit(tx, id), now),
  ),
  on(appointmentCancelled, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  // At its new time whoever had come checks in again.
  on(appointmentMoved, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  on(appointmentReleased, ({ appointment_id: id }, context) => endWithVisit(id, context)),
  on(appointmentEnded, ({ appointment_id: id }, context) => endWithVisit(id, context)),
];
