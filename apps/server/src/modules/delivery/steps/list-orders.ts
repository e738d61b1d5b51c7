import { toLatinDigits } from '@balsam/domain/text';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { riderCards } from '../reading/rider-cards.ts';
import { findRiderOrders } from '../reading/rider-orders.store.ts';
import { sortByRoute } from '../tracking/rider-route.ts';

type RiderOrdersQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly status?: 'delivered' | undefined;
  readonly search?: string | undefined;
};

/**
 * What the caller has to bring, by the route, or brought, the newest first. Each patient can see later that their rider saw the
 * order.
 */
export async function listRiderOrders(sql: Sql, call: UserCall, { status, search, ...query }: RiderOrdersQuery) {
  const page = pageOf(query, 100);
  const filter = { isOver: status === 'delivered', search: search ? toLatinDigits(search) : undefined, now: call.now };
  const { rows, total } = await findRiderOrders(sql, call.actor.personId, filter, page);
  const patients = [...new Set(rows.map(({ person_id }) => person_id))];
  await audit(
    sql,
    call,
    ...patients.map((personId) => ({ personId, action: 'read', what: 'orders', why: 'staff' }) as const),
  );
  const cards = await riderCards(sql, call, rows);
  const items = filter.isOver ? cards : await sortByRoute(sql, call, cards);
  return { items, total, page: page.page, limit: page.limit };
}
