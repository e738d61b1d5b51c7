import { sql, type RawBuilder } from 'kysely';
import { lateAfter, lateOrder, type LateKind } from '@balsam/domain/staff-day';
import { outcomeRules } from '@balsam/domain/booking';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { isOfDay } from '#modules/queue/index.ts';
import { reachesNobody } from '#modules/records/index.ts';

type Late = { readonly count: number; readonly since: Date | null };

const lateOrders = (now: Date): RawBuilder<Late> => {
  const waits = Object.entries(lateOrder.minutes).map(
    ([mode, minutes]) => sql`mode = ${mode} and placed_at < ${addMinutes(now, -minutes)}`,
  );
  return sql<Late>`
    select count(*)::int as count, min(placed_at) as since from pharmacy_order
    where state in ('placed', 'confirmed', 'processed')
      and case when scheduled_from is not null and mode = any(${[...lateOrder.plannedModes]}::text[])
        then scheduled_from < ${addMinutes(now, lateOrder.aheadMinutes)}
        else (${sql.join(waits, sql` or `)}) end`;
};

/** What waits longer than it should, with since when the oldest waits. */
const queries: Readonly<Record<LateKind, (now: Date, before: Date) => RawBuilder<Late>>> = {
  critical: () => sql<Late>`
    select count(*)::int as count, min(c.reported_at) as since from critical_result c where ${reachesNobody}`,
  visits: (now) => sql<Late>`
    select count(*)::int as count, min(review_until) - make_interval(hours => ${outcomeRules.hours}::int) as since from appointment
    where state = 'in_review' and review_by = 'front_desk'
      and review_until < ${addMinutes(now, outcomeRules.hours * 60 - lateAfter('visits'))}`,
  queue: (now, before) => sql<Late>`
    select count(*)::int as count, min(t.created_at) as since from queue_ticket t
    left join appointment a on a.id = t.appointment_id
    where ${isOfDay(riyadhDay(now))} and t.state = 'waiting' and t.created_at < ${before}
      and (a.id is null or a.payment_status in ('paid', 'success'))`,
  orders: (now) => lateOrders(now),
  refills: (_, before) => sql<Late>`
    select count(*)::int as count, min(created_at) as since from medication_refill
    where state = 'pending' and created_at < ${before}`,
  tickets: (_, before) => sql<Late>`
    select count(*)::int as count, min(waiting_since) as since from ticket where state = 'open' and waiting_since < ${before}`,
  approvals: (_, before) => sql<Late>`
    select count(*)::int as count, min(c.sent_at) as since from appointment_cover c join appointment a on a.id = c.appointment_id
    where c.state = 'sent_for_approval' and c.ended_at is null and a.state = 'booked' and c.sent_at < ${before}`,
  reports: (_, before) => sql<Late>`
    select count(*)::int as count, min(created_at) as since from medical_report
    where state in ('pending', 'in-progress') and created_at < ${before}`,
  incidents: (_, before) => sql<Late>`
    select count(*)::int as count, min(submitted_at) as since from ovr_report where state = 'submitted' and submitted_at < ${before}`,
};

/** How much of one kind is late, and since when the oldest waits; nothing when none is. */
export async function countLate(
  db: Sql,
  kind: LateKind,
  now: Date,
): Promise<{ kind: LateKind; count: number; since: Date } | undefined> {
  const before = addMinutes(now, -lateAfter(kind));
  const { rows } = await queries[kind](now, before).execute(db);
  const [row] = rows;
  return row?.since ? { kind, count: row.count, since: row.since } : undefined;
}
