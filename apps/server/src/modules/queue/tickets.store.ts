import { sql, type RawBuilder, type SqlBool, type Updateable } from 'kysely';
import { queueRules } from '@balsam/domain/queue';
import type { QueueTicket } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { paidVisit } from '#modules/booking/index.ts';
import { isOfDay, lastDay, lastNumberBefore, placeOf } from './ticket-days.store.ts';

/** Whether the visit of a ticket is paid. A ticket without a visit never is. */
const isPaid = sql<boolean>`coalesce(a.payment_status in ('paid', 'success'), false)`;

/** Called, or waiting before it: who is in front of the ticket `t`, on either side of midnight where it or theirs is for a visit after it. */
const ahead = sql<number>`(
  select count(*)::int from queue_ticket o left join appointment oa on oa.id = o.appointment_id
  where o.clinic_id = t.clinic_id and o.id <> t.id and t.state = 'waiting'
    and o.day between t.day - 1 and ${lastDay} and (o.day >= t.day or (oa.starts_at at time zone 'Asia/Riyadh')::date >= t.day)
    and (o.state = 'called'
    or (o.state = 'waiting' and oa.payment_status in ('paid', 'success') and (o.place, o.number) < (t.place, t.number))))`;

/** How many minutes those took whom the clinic served last. */
const recentMinutes = (clinic: ReturnType<typeof sql.ref>) => sql<number[]>`array(
  select extract(epoch from r.ended_at - r.serving_at)::float8 / 60 from queue_ticket r
  where r.clinic_id = ${clinic} and r.state = 'done' and r.serving_at is not null
  order by r.ended_at desc limit ${queueRules.recentTickets})`;

/** A ticket with all that a screen shows of it. */
const withFaces = (db: Sql) =>
  db
    .selectFrom('queue_ticket as t')
    .innerJoin('clinic as c', 'c.id', 't.clinic_id')
    .innerJoin('location as l', 'l.id', 'c.location_id')
    .leftJoin('person as p', 'p.id', 't.person_id')
    .leftJoin('appointment as a', 'a.id', 't.appointment_id')
    .leftJoin('doctor as d', 'd.id', 'a.doctor_id')
    .leftJoin('person as dp', 'dp.id', 'd.person_id')
    .selectAll('t')
    .select([
      'c.queue_letter as letter',
      'c.title as clinic',
      'c.title_ar as clinic_ar',
      'c.location_id',
      'l.title as location',
      'l.title_ar as location_ar',
      'p.mrn',
      'p.first_name',
      'p.middle_name',
      'p.family_name',
      'p.first_name_ar',
      'p.middle_name_ar',
      'p.family_name_ar',
      'dp.first_name as doctor_first_name',
      'dp.middle_name as doctor_middle_name',
      'dp.family_name as doctor_family_name',
      'dp.first_name_ar as doctor_first_name_ar',
      'dp.middle_name_ar as doctor_middle_name_ar',
      'dp.family_name_ar as doctor_family_name_ar',
      'a.slot_id',
      'a.type',
      'a.state as visit_state',
      'a.payment_status',
      'a.starts_at',
      'a.hold_until',
      'a.cover_state',
      'a.doctor_id',
      'a.price',
      'a.vat',
    ])
    .select([
      isPaid.as('is_paid'),
      lastDay.as('last_day'),
      paidVisit.as('paid_visit'),
      ahead.as('people_ahead'),
      recentMinutes(sql.ref('t.clinic_id')).as('recent_minutes'),
    ]);

export type TicketRow = Awaited<ReturnType<ReturnType<typeof withFaces>['execute']>>[number];

/** Whether a ticket can still be sent elsewhere: nobody is with the doctor yet. */
export const mayTransfer = ({ state }: Pick<TicketRow, 'state'>): boolean =>
  state === 'waiting' || state === 'called' || state === 'skipped';

/** In the order of calling: who is called or served first, then who waits, then who was skipped. */
const inOrder = sql`case t.state when 'serving' then 0 when 'called' then 1 when 'waiting' then 2 else 3 end, t.place, t.number`;

export const readTicket = (db: Sql, id: number): Promise<TicketRow | undefined> =>
  withFaces(db).where('t.id', '=', id).executeTakeFirst();

type Whose = { readonly locationId: number } | { readonly clinicId: number } | { readonly doctorId: number };

/** Whether a ticket is of a branch, of a clinic, or of a doctor's own visits. */
function isOf(where: Whose): RawBuilder<SqlBool> {
  if ('locationId' in where) return sql`c.location_id = ${where.locationId}`;
  return 'clinicId' in where ? sql`t.clinic_id = ${where.clinicId}` : sql`a.doctor_id = ${where.doctorId}`;
}

const live = sql<SqlBool>`t.state in ('waiting', 'called', 'serving', 'skipped')`;

/** The tickets of a person on a day that are not over. */
export const ticketsOf = (db: Sql, personId: number, day: string): Promise<TicketRow[]> =>
  withFaces(db)
    .where('t.person_id', '=', personId)
    .where(isOfDay(day))
    .where(live)
    .orderBy(inOrder)
    .limit(50)
    .execute();

/** The tickets of a branch, of one clinic or of one doctor on a day that are not over. */
export const openTickets = (db: Sql, where: Whose, day: string): Promise<TicketRow[]> =>
  withFaces(db).where(isOf(where)).where(isOfDay(day)).where(live).orderBy(inOrder).limit(2000).execute();

/** The live ticket of a person, or of a number that nobody has, in a clinic on a day; locked until the transaction ends. */
export const lockLiveTicket = (
  tx: Tx,
  { clinicId, day, ...whose }: { clinicId: number; day: string } & ({ personId: number } | { digest: Buffer }),
) =>
  tx
    .selectFrom('queue_ticket as t')
    .leftJoin('appointment as a', 'a.id', 't.appointment_id')
    .select(['t.id', 't.number'])
    .where('t.clinic_id', '=', clinicId)
    .where(isOfDay(day))
    .where((x) =>
      'personId' in whose ? x('t.person_id', '=', whose.personId) : x('t.entered_digest', '=', whose.digest),
    )
    .where((x) =>
      x.or([
        x('t.state', 'in', ['waiting', 'called', 'serving']),
        x.and([x('t.state', '=', 'skipped'), x('t.returns', '=', 0)]),
      ]),
    )
    .forUpdate('t')
    .executeTakeFirst();

/**
 * The next number of a clinic and day. The row stays locked until the transaction ends, and one that fails
 * gives its number back: no gap, no double (D13.01). The first of a day follows those of before midnight that still stand.
 */
export async function takeNumber(tx: Tx, clinicId: number, day: string): Promise<number> {
  const { number } = await tx
    .insertInto('queue_series')
    .values({ clinic_id: clinicId, day, last_number: sql<number>`${lastNumberBefore({ clinicId, day })} + 1` })
    .onConflict((c) =>
      c.columns(['clinic_id', 'day']).doUpdateSet({
        last_number: sql<number>`greatest(queue_series.last_number, ${lastNumberBefore({ clinicId, day })}) + 1`,
      }),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Locks the series, so that who looks for a ticket and then takes one is alone in it; answers whether the clinic calls. */
export async function lockSeries(tx: Tx, clinicId: number, day: string): Promise<'open' | 'paused' | 'closed'> {
  const { state } = await tx
    .insertInto('queue_series')
    .values({ clinic_id: clinicId, day })
    .onConflict((c) => c.columns(['clinic_id', 'day']).doUpdateSet({ clinic_id: clinicId }))
    .returning('state')
    .executeTakeFirstOrThrow();
  return state;
}

type NewTicket = {
  readonly clinicId: number;
  readonly day: string;
  readonly number: number;
  readonly personId: number | null;
  readonly digest: Buffer | null;
  readonly appointmentId: number | null;
  readonly now: Date;
};

/** Inserts a ticket unless its person has a live one in this clinic, also of before midnight: undefined then (D13.01). */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<number | undefined> {
  const { clinicId, day, personId } = ticket;
  if (personId !== null && (await lockLiveTicket(tx, { clinicId, day, personId }))) return undefined;
  const row = await tx
    .insertInto('queue_ticket')
    .values({
      clinic_id: ticket.clinicId,
      day: ticket.day,
      number: ticket.number,
      place: placeOf({ clinicId, day, number: ticket.number }),
      person_id: ticket.personId,
      entered_digest: ticket.digest,
      appointment_id: ticket.appointmentId,
      created_at: ticket.now,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Seen = Pick<TicketRow, 'id' | 'state' | 'calls'>;

/** Changes a ticket that is still as it was seen; answers whether it was (of two desks one wins). */
export async function changeTicket(tx: Tx, seen: Seen, change: Updateable<QueueTicket>): Promise<boolean> {
  const row = await tx
    .updateTable('queue_ticket')
    .set(change)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('calls', '=', seen.calls)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Waiting = {
  readonly clinicId: number;
  readonly day: string;
  /** Only among the visits of this doctor. */
  readonly doctorId?: number;
};

/** Calls the first who waits and has paid; of desks that call at the same time each gets another one. Answers its id. */
export async function callFirst(tx: Tx, { clinicId, day, doctorId }: Waiting, now: Date): Promise<number | undefined> {
  const own = doctorId === undefined ? sql`` : sql`and a.doctor_id = ${doctorId}`;
  const { rows } = await sql<{ id: number }>`
    update queue_ticket set state = 'called', calls = 1, called_at = ${now}, last_called_at = ${now}
    where id = (
      select t.id from queue_ticket t join appointment a on a.id = t.appointment_id
      where t.clinic_id = ${clinicId} and ${isOfDay(day)} and t.state = 'waiting' and a.payment_status in ('paid', 'success') ${own}
      order by t.place, t.number limit 1 for update of t skip locked)
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** The places of those who wait in a clinic to be called, in their order: who has not paid is not called, and so stands before nobody. */
export async function placesOfWaiting(tx: Tx, clinicId: number, day: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('queue_ticket as t')
    .innerJoin('appointment as a', 'a.id', 't.appointment_id')
    .select('t.place')
    .where('t.clinic_id', '=', clinicId)
    .where(isOfDay(day))
    .where('t.state', '=', 'waiting')
    .where(isPaid)
    .orderBy('t.place')
    .execute();
  return rows.map(({ place }) => place);
}

/** Marks the first who waits as told that they are next; answers the ticket when it was not told before. */
export async function tellFirst(tx: Tx, clinicId: number, day: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update queue_ticket set told_next_at = ${now}
    where told_next_at is null and id = (
      select t.id from queue_ticket t join appointment a on a.id = t.appointment_id
      where t.clinic_id = ${clinicId} and ${isOfDay(day)} and t.state = 'waiting' and a.payment_status in ('paid', 'success')
      order by t.place, t.number limit 1)
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** The tickets of a person, for the copy of their data. */
export const ticketRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('queue_ticket as t')
    .innerJoin('clinic as c', 'c.id', 't.clinic_id')
    .select(['t.id', 't.day', 'c.title as clinic', 'c.queue_letter as letter', 't.number', 't.state'])
    .select(['t.created_at', 't.called_at', 't.serving_at', 't.ended_at'])
    .where('t.person_id', '=', personId)
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(count)
    .execute();
