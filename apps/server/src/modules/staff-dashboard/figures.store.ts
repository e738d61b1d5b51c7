import { sql } from 'kysely';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { isOfDay } from '#modules/queue/index.ts';

/** From the beginning of a Riyadh day to the beginning of the next. */
export type Span = { readonly from: Date; readonly until: Date };

const riyadh = (column: string) => sql.raw(`(${column} at time zone 'Asia/Riyadh')`);

type VisitCount = { state: string; hour: number; count: number };

/** The visits that begin in this time, by state and hour of Riyadh. */
export async function countVisits(db: Sql, { from, until }: Span): Promise<VisitCount[]> {
  const { rows } = await sql<VisitCount>`
    select state, extract(hour from ${riyadh('starts_at')})::int as hour, count(*)::int as count
    from appointment where starts_at >= ${from} and starts_at < ${until} and state <> 'released'
    group by 1, 2`.execute(db);
  return rows;
}

type TicketCount = { state: string; count: number; since: Date };

/** The numbers of a day by state, with the oldest of each. */
export async function countQueue(db: Sql, day: string): Promise<TicketCount[]> {
  const { rows } = await sql<TicketCount>`
    select t.state, count(*)::int as count, min(t.created_at) as since from queue_ticket t
    left join appointment a on a.id = t.appointment_id where ${isOfDay(day)} group by 1`.execute(db);
  return rows;
}

/** The clinics for which most wait. */
export const busiestClinics = (db: Sql, day: string, most: number) =>
  db
    .selectFrom('queue_ticket as t')
    .innerJoin('clinic as c', 'c.id', 't.clinic_id')
    .leftJoin('appointment as a', 'a.id', 't.appointment_id')
    .select(['c.id', 'c.title', 'c.title_ar'])
    .select((x) => x.fn.countAll<number>().as('waiting'))
    .where(isOfDay(day))
    .where('t.state', 'in', ['waiting', 'called'])
    .groupBy(['c.id', 'c.title', 'c.title_ar'])
    .orderBy('waiting', 'desc')
    .orderBy('c.id')
    .limit(most)
    .execute();

/** How many orders stand where now, and how many of a day were delivered or ended otherwise. */
export async function countOrders(db: Sql, { from, until }: Span) {
  const { rows } = await sql<{ at_pharmacy: number; with_rider: number; delivered: number; ended: number }>`
    select
      (select count(*)::int from pharmacy_order where state in ('placed', 'confirmed', 'processed', 'ready_to_ship')) as at_pharmacy,
      (select count(*)::int from pharmacy_order
        where state in ('out_for_delivery', 'rider_assigned', 'order_picked', 'on_the_way', 'arrived')) as with_rider,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state in ('cancelled', 'rejected', 'returned'))::int as ended
    from pharmacy_order where completed_at >= ${from} and completed_at < ${until}`.execute(db);
  return rows[0]!;
}

/** How many tickets stand where now, and how many were closed on a day. */
export async function countTickets(db: Sql, { from, until }: Span) {
  const { rows } = await sql<{ open: number; answered: number; closed: number }>`
    select (select count(*)::int from ticket where state = 'open') as open,
      (select count(*)::int from ticket where state = 'answered') as answered,
      (select count(*)::int from ticket where closed_at >= ${from} and closed_at < ${until}) as closed`.execute(db);
  return rows[0]!;
}

/** How many reports are asked for, and how many were issued on a day. */
export async function countReports(db: Sql, { from, until }: Span) {
  const { rows } = await sql<{ open: number; taken: number; issued: number }>`
    select count(*) filter (where state = 'pending')::int as open, count(*) filter (where state = 'in-progress')::int as taken,
      count(*) filter (where issued_at >= ${from} and issued_at < ${until})::int as issued
    from medical_report where state in ('pending', 'in-progress') or issued_at >= ${from}`.execute(db);
  return rows[0]!;
}

const dated = {
  orders: { table: 'pharmacy_order', column: 'placed_at' },
  tickets: { table: 'ticket', column: 'created_at' },
  files: { table: 'desk_registration', column: 'registered_at' },
} as const;

type Daily = ReadonlyMap<string, number>;

const byDay = (rows: readonly { at: Date; value: number }[]): Daily =>
  new Map(rows.map(({ at, value }) => [riyadhDay(at), value]));

/** The beginning of the Riyadh day of a column, as a moment. */
const dayOf = (column: string) => sql`(date_trunc('day', ${riyadh(column)}) at time zone 'Asia/Riyadh')`;

/** How many came on each Riyadh day. */
export async function countDaily(db: Sql, what: keyof typeof dated, { from, until }: Span): Promise<Daily> {
  const { table, column } = dated[what];
  const at = sql.ref(column);
  const { rows } = await sql<{ at: Date; value: number }>`
    select ${dayOf(column)} as at, count(*)::int as value from ${sql.table(table)}
    where ${at} >= ${from} and ${at} < ${until} group by 1`.execute(db);
  return byDay(rows);
}

/** What the books took in as revenue on each Riyadh day, in halalas; what went back is taken off. */
export async function revenueDaily(db: Sql, { from, until }: Span): Promise<Daily> {
  const { rows } = await sql<{ at: Date; value: number }>`
    select ${dayOf('j.occurred_at')} as at, (-sum(p.amount))::int8 as value
    from journal j join posting p on p.journal_id = j.id join ledger_account a on a.id = p.ledger_account_id
    where a.kind = 'revenue' and j.occurred_at >= ${from} and j.occurred_at < ${until} group by 1`.execute(db);
  return byDay(rows);
}
