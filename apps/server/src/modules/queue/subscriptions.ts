import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { on, publish, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentCancelled,
  appointmentEnded,
  appointmentMoved,
  appointmentPaid,
  appointmentReleased,
} from '#modules/booking/index.ts';
import { queueChanged, ticketNext } from './events.ts';
import { audienceOf } from './clinics.store.ts';
import { clinicsOfVisit, endTicketsOf, holdersOf } from './ended-tickets.store.ts';
import { openTickets, tellFirst } from './tickets.store.ts';

/** Whose visit is over waits no more. */
async function endWithVisit(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  await publishAll(tx, queueChanged, await endTicketsOf(tx, appointmentId, now), now);
}

/** Who has a ticket in a clinic that is not over. */
async function waitingIn(tx: Tx, clinicId: number, day: string): Promise<{ id: number; personId: number }[]> {
  const rows = await openTickets(tx, { clinicId }, day);
  return rows.flatMap(({ id, person_id: personId }) => (personId === null ? [] : [{ id, personId }]));
}

export const queueSubscriptions: readonly Subscription[] = [
  on(queueChanged, async ({ clinic_id: clinicId, day }, { tx, now, after, platform: { realtime } }) => {
    const isToday = day === riyadhDay(now);
    // What is handled late, after midnight, calls nobody back.
    const next = isToday ? await tellFirst(tx, clinicId, day, now) : undefined;
    if (next !== undefined) await publish(tx, ticketNext, { ticket_id: next }, now);
    const holders = isToday ? await waitingIn(tx, clinicId, day) : await holdersOf(tx, clinicId, day);
    const { staff, locationId } = await audienceOf(tx, clinicId);
    after(() => {
      for (const { id, personId } of holders) realtime.send(personId, 'queue:ticket', { id });
      for (const personId of staff) realtime.send(personId, 'queue', { id: clinicId });
      if (locationId !== undefined) realtime.sendToBranch(locationId, 'queue', { id: clinicId });
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
