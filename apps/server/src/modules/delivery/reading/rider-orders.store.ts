import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { orderMatches, type OrderRow } from '#modules/orders/index.ts';

const over = sql`('delivered', 'returned')`;

type Filter = { readonly isOver: boolean; readonly search: string | undefined; readonly now: Date };

/**
 * By a part of the order's number or of the customer's phone. Of an order that is over the rider sees no phone any more: there it must be the
 * whole number, so that nobody feels their way to it digit by digit.
 */
const found = ({ search, isOver, now }: Filter) =>
  orderMatches(search, { number: 'part', phone: isOver ? 'whole' : 'part', names: false, now });

/** A page of what a rider has to bring, the newest given first, or of what they brought, the newest first; and how many there are. */
export async function findRiderOrders(
  db: Sql,
  riderId: number,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { isOver } = filter;
  const mine = db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .where('o.rider_id', '=', riderId)
    .where(isOver ? sql<boolean>`o.state in ${over}` : sql<boolean>`o.completed_at is null`)
    .where(found(filter));
  const rows = await mine
    .selectAll('o')
    .orderBy(isOver ? sql`o.completed_at desc` : sql`o.rider_assigned_at desc`)
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await mine.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
