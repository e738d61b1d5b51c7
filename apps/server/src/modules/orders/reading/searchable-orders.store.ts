import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { hidesItems } from '../common/orders.policy.ts';

/** So many of the newest are searched; what is older is found in the list of orders. */
const most = 200;

const ordersOf = (sql: Sql, personId: number) =>
  sql
    .selectFrom('pharmacy_order as o')
    .select(['o.id', 'o.created_at', 'o.account_id'])
    .select(
      raw<
        string[]
      >`array(select l.name from order_line l where l.order_id = o.id and l.taken_out_at is null order by l.id)`.as(
        'names',
      ),
    )
    .select(
      raw<
        string[]
      >`array(select l.name_ar from order_line l where l.order_id = o.id and l.taken_out_at is null order by l.id)`.as(
        'names_ar',
      ),
    )
    .where('o.person_id', '=', personId)
    .where('o.payment_state', '<>', 'released')
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute();

/** The orders of the open profile as search reads them, the newest first, with the names of what is in them as far as the caller may read those. */
export const searchableOrders = async (sql: Sql, call: UserCall) =>
  (await ordersOf(sql, call.actor.personId)).map((order) =>
    hidesItems(call, order) ? { ...order, names: [], names_ar: [] } : order,
  );
