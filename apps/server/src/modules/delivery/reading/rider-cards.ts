import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail, Failure } from '#platform/http/failure.ts';
import { cardForRider, cardsOf, findOrder, type OrderRow } from '#modules/orders/index.ts';
import { deliveriesOf } from './deliveries-of.ts';

/** Orders as their rider's lists show them, in a constant number of statements. */
export async function riderCards(sql: Sql, call: UserCall, rows: readonly OrderRow[]) {
  const [cards, deliveries] = [await cardsOf(sql, rows, call.now), await deliveriesOf(sql, call, rows)];
  const ownIds = new Set(rows.filter((row) => row.rider_id === call.actor.personId).map(({ id }) => id));
  return cards.map((card) => ({
    ...cardForRider(card, ownIds.has(card.ID)),
    DELIVERY: (ownIds.has(card.ID) && deliveries.get(card.ID)) || null,
  }));
}

export async function riderCard(sql: Sql, call: UserCall, order: OrderRow) {
  const [card] = await riderCards(sql, call, [order]);
  if (!card) throw fail('not_found');
  return card;
}

const staleCodes: ReadonlySet<string> = new Set([
  'order_move_refused',
  'order_holds_withdrawn',
  'order_prescription_ended',
  'order_holds_expired',
  'order_called_back',
]);

/** Does something with an order; when it has moved on meanwhile, the refusal brings the caller's order as it is now. */
export async function withFreshCard<T>(sql: Sql, call: UserCall, orderId: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Failure) || !staleCodes.has(error.code)) throw error;
    const order = await findOrder(sql, orderId);
    const isMine = order?.rider_id === call.actor.personId;
    throw fail(error.code, { data: order && isMine ? await riderCard(sql, call, order) : null });
  }
}
