import type { Insertable, Selectable } from 'kysely';
import type { OrderSubstitute } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';

export type SubstituteRow = Selectable<OrderSubstitute>;

/** Proposes a substitute; undefined when the line has an open one, or another line of the order waits for the same product. */
export const insertSubstitute = (tx: Tx, substitute: Insertable<OrderSubstitute>): Promise<SubstituteRow | undefined> =>
  tx
    .insertInto('order_substitute')
    .values(substitute)
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst();

/** With the product and the price of the line that it is proposed for, and the brand and the photo that it has now. */
const withLine = (db: Sql) =>
  db
    .selectFrom('order_substitute as s')
    .innerJoin('order_line as l', 'l.id', 's.line_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .selectAll('s')
    .select(['l.product_id as ordered_product_id', 'l.total as ordered_total', 'p.brand_id', 'p.photo_file']);

export const findSubstitute = (db: Sql, id: number) => withLine(db).where('s.id', '=', id).executeTakeFirst();

/** All that was proposed in an order, oldest first; nothing of what was taken back, or ended because its line left the order, or the order ended. */
export const readSubstitutes = (db: Sql, orderId: number) =>
  withLine(db).where('s.order_id', '=', orderId).where('s.state', '<>', 'ended').orderBy('s.id').limit(200).execute();

/** What is proposed in place of lines of an order and not answered yet. */
export const openSubstitutes = (db: Sql, orderId: number): Promise<SubstituteRow[]> =>
  db
    .selectFrom('order_substitute')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'proposed')
    .orderBy('id')
    .execute();

/** Those of these orders whose patients are asked about a substitute. */
export async function ordersWithQuestion(db: Sql, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_substitute')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'proposed')
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Ends an open proposal; whether it was open still. */
export async function closeSubstitute(
  tx: Tx,
  id: number,
  state: 'agreed' | 'declined' | 'lapsed' | 'ended',
  now: Date,
): Promise<boolean> {
  const closed = await tx
    .updateTable('order_substitute')
    .set({ state, closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Ends what was proposed in place of these lines; answers the products, whose pieces the order holds still. */
export async function endSubstitutesOf(tx: Tx, lineIds: readonly number[], now: Date): Promise<number[]> {
  const ended = await tx
    .updateTable('order_substitute')
    .set({ state: 'ended', closed_at: now })
    .where('line_id', 'in', lineIds)
    .where('state', '=', 'proposed')
    .returning('product_id')
    .execute();
  return ended.map(({ product_id }) => product_id);
}

/** Ends all that was proposed in an order which is over. */
export async function endSubstitutes(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_substitute')
    .set({ state: 'ended', closed_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'proposed')
    .execute();
}

/** The patient has no substitute to answer about. @throws order_awaits_answer */
export async function assertNothingProposed(db: Sql, orderId: number): Promise<void> {
  if ((await openSubstitutes(db, orderId)).length > 0) throw fail('order_awaits_answer');
}
