import { sql } from 'kysely';
import type { MissReason, ReviewBy, VisitEvidence } from '@balsam/domain/booking';
import { addMinutes } from '@balsam/domain/time';
import type { Sql, Tx } from '#platform/db/types.ts';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';
import { batch, type Touched } from './due.store.ts';

/** A visit whose time is over, locked. */
export type OverVisit = Touched & Omit<VisitEvidence, 'call' | 'queue'>;

/**
 * Up to a batch of visits whose time is over and of which nothing was said, but for those that somebody is just changing, and those that nobody
 * paid for in time: they are released.
 */
export const lockOver = (tx: Tx, now: Date): Promise<OverVisit[]> =>
  tx
    .selectFrom('appointment as a')
    .select(['a.id', 'a.patient_id as patientId', 'a.type', 'a.payment_status as paymentStatus'])
    .select(sql<boolean>`a.state = 'checked_in'`.as('isCheckedIn'))
    .select(sql<boolean>`exists (select from slot s where s.id = a.slot_id and s.is_closed)`.as('isDisplaced'))
    .where('a.state', 'in', ['booked', 'checked_in'])
    .where('a.ends_at', '<', now)
    .where(sql<boolean>`not coalesce(a.state = 'booked' and a.hold_until < ${now}, false)`)
    .where(
      sql<boolean>`(a.type <> 'virtual' or a.starts_at + make_interval(mins => ${bookingMinutes('joinWindowMinutes')}) < ${now})`,
    )
    .orderBy('a.id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

/** Up to a batch of visits whose review has run out, locked. */
export const lockSilent = (tx: Tx, now: Date): Promise<(Touched & { reviewBy: ReviewBy | null })[]> =>
  tx
    .selectFrom('appointment')
    .select(['id', 'patient_id as patientId', 'review_by as reviewBy'])
    .where('state', '=', 'in_review')
    .where('review_until', '<', now)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

const noReview = { review_by: null, review_until: null } as const;

/** Care was given. What was paid for it now reads Completed (S4.07); what was given back before stays with the patient. */
export async function markCompleted(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('appointment')
    .set({
      ...noReview,
      state: 'completed',
      missed_by: null,
      hold_until: null,
      payment_status: sql`case when payment_status = 'paid' then 'success' else payment_status end`,
      ended_at: sql`coalesce(ended_at, ${now})`,
    })
    .where('id', 'in', ids)
    .execute();
}

/** No care was given. */
export async function markMissed(
  tx: Tx,
  ids: readonly number[],
  by: { readonly missedBy: MissReason; readonly isGivenBack: boolean; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('appointment')
    .set({
      ...noReview,
      state: 'missed',
      missed_by: by.missedBy,
      hold_until: null,
      // What was paid reads paid again when care was not given after all; what went back reads cancelled.
      payment_status: by.isGivenBack
        ? 'cancelled'
        : sql`case when payment_status = 'success' then 'paid' else payment_status end`,
      ended_at: sql`coalesce(ended_at, ${by.now})`,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Whether the patient was there is open again: nothing has become of the visit yet. */
export async function markReopened(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ ...noReview, state: 'booked', missed_by: null, ended_at: null })
    .where('id', '=', id)
    .execute();
}

/** Somebody's word is waited for. */
export async function markInReview(
  tx: Tx,
  ids: readonly number[],
  review: { readonly by: ReviewBy; readonly until: Date; readonly objection?: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('appointment')
    .set({
      state: 'in_review',
      missed_by: null,
      hold_until: null,
      review_by: review.by,
      review_until: review.until,
      ...(review.objection !== undefined && { objection: review.objection }),
    })
    .where('id', 'in', ids)
    .execute();
}

/** The ids of a page of visits for the front desk, and how many there are: those it decides about, or those decided since. */
export async function listForFrontDesk(
  db: Sql,
  since: Date | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ ids: number[]; total: number }> {
  const chosen = db
    .selectFrom('appointment as a')
    .$if(since === undefined, (q) => q.where('a.state', '=', 'in_review').where('a.review_by', '=', 'front_desk'))
    .$if(since !== undefined, (q) =>
      q.where('a.ended_at', '>=', since!).where('a.state', 'in', ['completed', 'missed']),
    );
  const rows = await chosen
    .select('a.id')
    .orderBy(since === undefined ? 'a.review_until' : 'a.starts_at', since === undefined ? 'asc' : 'desc')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

/**
 * The ids of a page of the home visits that are still on and begin in [from, until), the next first, and how many there are; with those
 * of the day before that are not over: who is still out at midnight is seen.
 */
export async function listHomeVisits(
  db: Sql,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ ids: number[]; total: number }> {
  const chosen = db
    .selectFrom('appointment as a')
    .where('a.type', '=', 'home')
    .where('a.state', 'in', ['booked', 'checked_in'])
    .where('a.starts_at', '>=', addMinutes(from, -24 * 60))
    .where((x) => x.or([x('a.starts_at', '>=', from), x('a.ends_at', '>=', now)]))
    .where('a.starts_at', '<', until);
  const paged = chosen.select('a.id').orderBy('a.starts_at').orderBy('a.id').limit(page.limit).offset(page.offset);
  const rows = await paged.execute();
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}
