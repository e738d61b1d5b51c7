import type { z } from 'zod';
import type { Delivery } from '@balsam/contract/delivery/shapes';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { warningsForPatient } from '#modules/cart/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { calledBackSince } from '../changes/call-back.ts';
import { readFacts, readPeopleAndBranches } from './order-facts.store.ts';
import { hidesItems, readableOrder } from '../common/orders.policy.ts';
import { listOrders, readLinesOf, type OrderRow } from '../common/orders.store.ts';
import {
  cardForGuardian,
  cardView,
  deliveryForGuardian,
  detailForGuardian,
  detailForRider,
  detailView,
  type Detail,
} from './orders.view.ts';

/** Orders as lists show them, in a constant number of statements. */
export async function cardsOf(sql: Sql, rows: readonly OrderRow[], now: Date) {
  const [lines, { userOf, branchOf }] = await Promise.all([
    readLinesOf(
      sql,
      rows.map(({ id }) => id),
    ),
    readPeopleAndBranches(sql, rows, now),
  ]);
  return rows.map((order) =>
    cardView(
      order,
      lines.filter(({ order_id }) => order_id === order.id),
      {
        user: userOf(order),
        branch: order.location_id === null ? undefined : branchOf.get(order.location_id),
      },
    ),
  );
}

type OrdersQuery = {
  page?: number | undefined;
  limit?: number | undefined;
  state?: 'active' | 'completed' | 'all' | undefined;
};

/** The orders of the open profile. */
export async function listMine(sql: Sql, call: UserCall, query: OrdersQuery) {
  const page = pageOf(query);
  const { personId } = call.actor;
  const [{ rows, total }] = await Promise.all([
    listOrders(sql, personId, query.state ?? 'all', page),
    audit(sql, call, { personId, action: 'read', what: 'orders', why: ownReason(call) }),
  ]);
  const cards = await cardsOf(sql, rows, call.now);
  const items = cards.map((card, at) => {
    const order = rows[at]!;
    const shown = hidesItems(call, order) ? cardForGuardian(card) : card;
    return { ...shown, CALLED_BACK_AT: calledBackSince(order) };
  });
  return { items, total, page: page.page, limit: page.limit };
}

/** One order whole, as this caller may see it. */
export const detailOf = async (sql: Sql, call: UserCall, order: OrderRow, isOwn: boolean) =>
  detailView(order, await readFacts(sql, order, call.now), { isOwn, now: call.now });

/** The deliveries of these orders, by their ids; none of those that are not on it. Given by the module of delivery. */
export type DeliveriesOf = (
  sql: Sql,
  call: UserCall,
  rows: readonly OrderRow[],
) => Promise<ReadonlyMap<number, z.input<typeof Delivery>>>;

/** What the patient thinks about before agreeing to a substitute: what their record and the rest of the order say against it. */
async function withWarnings(sql: Sql, call: UserCall, detail: Detail): Promise<Detail> {
  const SUBSTITUTES: Detail['SUBSTITUTES'] = [];
  for (const substitute of detail.SUBSTITUTES) {
    const { PRODUCT_ID: id, LINE_ID, STATE } = substitute;
    const others = detail.ITEMS.filter((item) => !item.IS_TAKEN_OUT && item.ID !== LINE_ID);
    const productIds = [...others.map((item) => item.PRODUCT_ID), id];
    const found = STATE === 'proposed' ? await warningsForPatient(sql, call, productIds) : [];
    SUBSTITUTES.push({ ...substitute, WARNINGS: found.filter(({ product_ids }) => product_ids.includes(id)) });
  }
  return { ...detail, SUBSTITUTES };
}

/** One order whole, with its delivery. */
export async function wholeOf(sql: Sql, call: UserCall, order: OrderRow, deliveriesOf: DeliveriesOf) {
  const isOwn = call.actor.personId === order.person_id;
  const [detail, deliveries] = [await detailOf(sql, call, order, isOwn), await deliveriesOf(sql, call, [order])];
  const delivery = deliveries.get(order.id) ?? null;
  if (isOwn && hidesItems(call, order))
    return { ...detailForGuardian(detail), DELIVERY: delivery && deliveryForGuardian(delivery) };
  const shown = isOwn ? await withWarnings(sql, call, detail) : detailForRider(detail);
  return { ...shown, DELIVERY: delivery };
}

/** An order of the caller, or one that they deliver. */
export async function showOrder(sql: Sql, call: UserCall, id: number, deliveriesOf: DeliveriesOf) {
  const { order, why } = await readableOrder(sql, call, id);
  await audit(sql, call, { personId: order.person_id, action: 'read', what: 'order', recordId: id, why });
  return wholeOf(sql, call, order, deliveriesOf);
}
