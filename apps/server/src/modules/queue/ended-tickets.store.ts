import { sql, type SqlBool } from 'kysely';
import type { QueueEvidence } from '@balsam/domain/booking';
import { queueRules, type TicketState } from '@balsam/domain/queue';
import type { Sql, Tx } from '#platform/db/types.ts';
import { isOfDay } from './ticket-days.store.ts';

/** When the day of the ticket `t` is over in Riyadh. */
const midnightAfter = sql`((t.day + 1)::timestamp at time zone 'Asia/Riyadh')`;

/** Which of these visits could not be checked in any more, because their clinic closed before they were over (D10.03). */
const turnedAway = (db: Sql, appointmentIds: readonly number[]) =>
  db
    .selectFrom('appointment as a')
    .select('a.id')
    .where('a.id', 'in', appointmentIds)
    .where('a.state', '=', 'booked')
    .where('a.type', '=', 'onsite')
    .where('a.slot_id', 'is not', null)
    .where(
      sql<boolean>`exists (select from queue_series s where s.day = (a.starts_at at time zone 'Asia/Riyadh')::date
        and s.closed_at < a.ends_at and s.clinic_id = (
          select min(c.id) from doctor_clinic dc join clinic c on c.id = dc.clinic_id
          where dc.doctor_id = a.doctor_id and c.location_id = a.location_id and not c.is_home_health))`,
    )
    .execute();

/**
 * Which of these visits were called in and served (a walk-in also who is with the doctor when its day ends), and which walk-ins nobody saw: still waiting, or just called, when their day was over; and who came
 * to a clinic that had closed (D10.03).
 */
export async function queueEvidenceOf(
  db: Sql,
  appointmentIds: readonly number[],
): Promise<ReadonlyMap<number, QueueEvidence>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('queue_ticket as t')
    .innerJoin('appointment as a', 'a.id', 't.appointment_id')
    .select('a.id')
    .select(
      sql<boolean>`t.serving_at is not null and (t.state = 'done' or t.state = 'serving' and a.slot_id is null)`.as(
        'is_served',
      ),
    )
    .select(
      sql<boolean>`a.slot_id is null and (t.state in ('waiting', 'called') or t.state = 'cancelled' and t.ended_at >= ${midnightAfter}
        and (t.called_at is null or t.called_at > ${midnightAfter} - make_interval(mins => ${queueRules.comeWithinMinutes})))`.as(
        'is_left',
      ),
    )
    .where('a.id', 'in', appointmentIds)
    .orderBy('t.id')
    .execute();
  const known = new Map<number, QueueEvidence>();
  for (const { id, is_served: isServed, is_left: isLeft } of rows)
    if (isServed || (isLeft && !known.has(id))) known.set(id, isServed ? 'served' : 'left_waiting');
  for (const { id } of await turnedAway(db, appointmentIds)) if (!known.has(id)) known.set(id, 'clinic_closed');
  return known;
}

const liveStates: readonly TicketState[] = ['waiting', 'called', 'serving', 'skipped'];

/** Ends the tickets of visits that ended elsewhere; who was being served was served. Answers the clinics in which something changed. */
export const endTicketsOf = (tx: Tx, appointmentId: number, now: Date) =>
  tx
    .updateTable('queue_ticket')
    .set({ state: sql<TicketState>`case state when 'serving' then 'done' else 'cancelled' end`, ended_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('state', 'in', liveStates)
    .returning(['clinic_id', 'day'])
    .execute();

/** The clinics of the live tickets of a visit's patient: what is to be paid for one depends on what they have paid for another. */
export const clinicsOfPatient = (tx: Tx, appointmentId: number) =>
  tx
    .selectFrom('queue_ticket')
    .select(['clinic_id', 'day'])
    .where('person_id', '=', (q) => q.selectFrom('appointment').select('patient_id').where('id', '=', appointmentId))
    .where('state', 'in', liveStates)
    .execute();

/** Tickets end with their last day: who was being served then was served. Answers where. */
export const endDaysBefore = (tx: Tx, day: string, now: Date) =>
  tx
    .updateTable('queue_ticket as t')
    .set({ state: sql<TicketState>`case t.state when 'serving' then 'done' else 'cancelled' end`, ended_at: now })
    .where('t.day', '<', day)
    .where('t.state', 'in', liveStates)
    .where(sql<SqlBool>`not exists (select from appointment a where a.id = t.appointment_id and ${isOfDay(day)})`)
    .returning(['t.clinic_id', 't.day'])
    .execute();

/** Who has a ticket of a clinic on one of these days, or had one that ended since; numbers that nobody has are left out. */
export async function holdersOf(
  db: Sql,
  { clinicId, days }: { readonly clinicId: number; readonly days: readonly string[] },
  since: Date,
): Promise<{ id: number; personId: number }[]> {
  const rows = await db
    .selectFrom('queue_ticket as t')
    .leftJoin('appointment as a', 'a.id', 't.appointment_id')
    .select(['t.id', 't.person_id'])
    .where('t.clinic_id', '=', clinicId)
    .where((x) => x.or(days.map(isOfDay)))
    .where('t.person_id', 'is not', null)
    .where((x) => x.or([x('t.state', 'in', liveStates), x('t.ended_at', '>=', since)]))
    .execute();
  return rows.flatMap(({ id, person_id: personId }) => (personId === null ? [] : [{ id, personId }]));
}

/** Skips who was called before `since` and has not come; answers where. */
export const skipCalledBefore = (tx: Tx, since: Date) =>
  tx
    .updateTable('queue_ticket')
    .set({ state: 'skipped' })
    .where('state', '=', 'called')
    .where('called_at', '<=', since)
    .returning(['clinic_id', 'day'])
    .execute();
