import { riyadhDay } from '@balsam/domain/time';
import type { World } from '../world.ts';

/** A ticket of today in the queue of a clinic, for a visit of theirs. */
export async function createQueueTicket(w: World, personId: number, appointmentId: number): Promise<number> {
  const now = w.clock.now();
  const series = { clinic_id: 3, day: riyadhDay(now) };
  await w.db
    .insertInto('queue_series')
    .values(series)
    .onConflict((c) => c.doNothing())
    .execute();
  const row = await w.db
    .insertInto('queue_ticket')
    .values({
      ...series,
      number: 1000 + personId,
      place: 1000 + personId,
      person_id: personId,
      appointment_id: appointmentId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
