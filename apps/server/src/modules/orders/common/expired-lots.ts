import { expiryRuleOf, type OrderMover, type OrderState, type Wanted } from '@balsam/domain/orders';
import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { takeAtBranch } from './branch-lots.ts';
import type { OrderRow } from './orders.store.ts';
import { releaseLotsById, reserveLots } from './reserve.store.ts';

type Held = Wanted & { readonly lotId: number };

/** The pieces that an order holds of what is in it and that had expired by then. */
async function expiredIn(db: Sql, orderId: number, at: Date): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select s.id::int as "lotId", s.product_id::int as "productId", o.quantity
    from order_stock o join stock_lot s on s.id = o.lot_id
    where o.order_id = ${orderId} and s.expires_on <= (${at}::timestamptz at time zone 'Asia/Riyadh')::date
      and exists (select from order_line n where n.order_id = o.order_id and n.product_id = s.product_id and n.taken_out_at is null)
    order by s.id`.execute(db);
  return rows;
}

const refuse = (expired: readonly Held[]) =>
  fail('order_holds_expired', { data: { product_ids: [...new Set(expired.map(({ productId }) => productId))] } });

/** As many pieces of each product, whichever lots they were of. */
const wantedFor = (expired: readonly Held[]): Wanted[] =>
  [...Map.groupBy(expired, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

/** Sets good pieces of the branch aside in the place of those that expired. @throws order_holds_expired where it has too few */
async function replace(tx: Tx, order: OrderRow, expired: readonly Held[], now: Date): Promise<void> {
  const taken = await takeAtBranch(tx, order, wantedFor(expired), now);
  if (!taken) throw refuse(expired);
  await releaseLotsById(
    tx,
    order.id,
    expired.map(({ lotId }) => lotId),
  );
  await reserveLots(tx, order.id, taken);
}

type Move = { readonly from: OrderState; readonly to: OrderState; readonly by: OrderMover };

/** Sees to it that a locked order does not move on with what had expired by then. @throws order_holds_expired */
export async function settleExpired(tx: Tx, order: OrderRow, move: Move, at: Date): Promise<void> {
  const rule = expiryRuleOf(move);
  const expired = rule === undefined ? [] : await expiredIn(tx, order.id, at);
  if (expired.length === 0) return;
  if (rule === 'refuse') throw refuse(expired);
  await replace(tx, order, expired, at);
}
