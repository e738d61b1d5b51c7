import type { Insertable, Selectable } from 'kysely';
import type { DeliveryAssignment } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { reportedAt, type PhoneTimes } from '../common/reported-at.ts';

export type AssignmentRow = Selectable<DeliveryAssignment>;
export type Outcome = NonNullable<AssignmentRow['outcome']>;

/** Records who was asked. */
export async function insertAssignment(tx: Tx, row: Insertable<DeliveryAssignment>): Promise<number> {
  return (await tx.insertInto('delivery_assignment').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The assignment of an order that is not over. */
export const findOpenAssignment = (db: Sql, orderId: number): Promise<AssignmentRow | undefined> =>
  db
    .selectFrom('delivery_assignment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** What was asked of a rider last about an order, over or not. */
export const findLastAssignment = (
  db: Sql,
  of: { readonly orderId: number; readonly riderId: number },
): Promise<AssignmentRow | undefined> =>
  db
    .selectFrom('delivery_assignment')
    .selectAll()
    .where('order_id', '=', of.orderId)
    .where('rider_id', '=', of.riderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whose answer to which order is still awaited; nothing once it came, or the order went. */
export async function unansweredOrder(db: Sql, id: number): Promise<{ orderId: number; riderId: number } | undefined> {
  const row = await db
    .selectFrom('delivery_assignment')
    .select(['order_id', 'rider_id'])
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && { orderId: row.order_id, riderId: row.rider_id };
}

/** The rider accepts, in time by when their phone says that they did. Accepting twice changes nothing. */
export async function acceptAssignment(
  tx: Tx,
  of: { readonly orderId: number; readonly riderId: number },
  times: PhoneTimes,
  now: Date,
): Promise<'accepted' | 'already' | 'too_late'> {
  const row = await findOpenAssignment(tx, of.orderId);
  if (!row || row.rider_id !== of.riderId) return 'too_late';
  if (row.accepted_at) return 'already';
  const accepted_at = reportedAt(times, row.assigned_at, now);
  if (accepted_at >= row.answer_by) return 'too_late';
  await tx.updateTable('delivery_assignment').set({ accepted_at }).where('id', '=', row.id).execute();
  return 'accepted';
}

/** Ends the open assignment of an order; answers it was, or nothing when there is none. */
export const endAssignment = (
  tx: Tx,
  orderId: number,
  { outcome, reason, now }: { readonly outcome: Outcome; readonly reason?: string | undefined; readonly now: Date },
): Promise<AssignmentRow | undefined> =>
  tx
    .updateTable('delivery_assignment')
    .set({ ended_at: now, outcome, reason: reason || null })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The orders whose rider has not answered in time. */
export async function findUnanswered(db: Sql, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('delivery_assignment as a')
    .innerJoin('pharmacy_order as o', 'o.id', 'a.order_id')
    .select('a.order_id')
    .where('a.ended_at', 'is', null)
    .where('a.accepted_at', 'is', null)
    .where('a.answer_by', '<=', now)
    .where('o.state', '=', 'rider_assigned')
    .orderBy('a.answer_by')
    .limit(count)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The orders that the system should assign now, those that wait longest first. */
export async function findWaiting(db: Sql, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pharmacy_order')
    .select('id')
    .where('state', '=', 'out_for_delivery')
    .where((w) => w.or([w('assign_after', 'is', null), w('assign_after', '<=', now)]))
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody can bring it now: the system tries again from then on. */
export async function postponeAssignment(tx: Tx, orderId: number, until: Date): Promise<void> {
  await tx.updateTable('pharmacy_order').set({ assign_after: until }).where('id', '=', orderId).execute();
}
