import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** So many of the newest are searched; what is older is found in the list of orders. */
const most = 200;

/** The orders of a person as search reads them, the newest first, with the names of what is in them. */
export const searchableOrders = (sql: Sql, personId: number) =>
  sql
    .selectFrom('pharmacy_order as o')
    .select(['o.id', 'o.created_at'])
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
