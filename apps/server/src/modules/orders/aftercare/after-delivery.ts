import { ratingStars } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { cartOf, refillCart } from '#modules/cart/index.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { leftOutOf } from '../common/left-out.ts';
import { assertReadsItems, ownOrder } from '../common/orders.policy.ts';
import { readLinesOf, updateOrder, type LineRow, type OrderRow } from '../common/orders.store.ts';

/** Rates a delivered order, once: at least one star. */
export async function rateOrder(
  tx: Tx,
  call: UserCall,
  id: number,
  request: { rating_value?: number | null | undefined; comment: string },
): Promise<OrderRow> {
  const order = await ownOrder(tx, call, id);
  const stars = request.rating_value ?? 0;
  if (stars < ratingStars.min || stars > ratingStars.max) throw fail('rating_required', { path: 'rating_value' });
  if (order.state !== 'delivered') throw fail('order_not_rateable');
  if (order.rating !== null) throw fail('already_rated');
  await audit(tx, call, {
    personId: order.person_id,
    action: 'write',
    what: 'order',
    recordId: id,
    why: ownReason(call),
  });
  return updateOrder(tx, id, { rating: stars, rating_comment: request.comment, rated_at: call.now });
}

/** A product that a substitute replaced is not ordered again beside it: they are one medicine. */
function withoutReplaced(lines: readonly LineRow[]): LineRow[] {
  const replaced = new Set(lines.map((line) => line.replaces_line_id));
  return lines.filter(({ id }) => !replaced.has(id));
}

/** Puts what an order had into the cart again, as far as it is there now; answers what is not. */
export async function reorder(tx: Tx, call: UserCall, id: number) {
  const order = await ownOrder(tx, call, id);
  assertReadsItems(call, order);
  const lines = withoutReplaced(await readLinesOf(tx, [id]));
  const products = await readStockedProducts(
    tx,
    lines.map(({ product_id }) => product_id),
    call.now,
  );
  const isThere = ({ product_id }: { product_id: number }) => {
    const product = products.get(product_id);
    return product !== undefined && !product.isWithdrawn && product.stock > 0;
  };
  const there = lines.filter(isThere).map(({ product_id, quantity }) => ({ product_id, quantity }));
  const added = await refillCart(tx, cartOf(call.actor), { lines: there, coupon: null }, call.now);
  await audit(tx, call, {
    personId: order.person_id,
    action: 'read',
    what: 'order',
    recordId: id,
    why: ownReason(call),
  });
  return { added: added.length, left_out: leftOutOf(lines, added) };
}
