import { sql } from 'kysely';
import { withoutOrderWords } from '@balsam/domain/order';
import { literally } from '../../platform/db/literally.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { OrderRow } from '../orders/index.ts';

const over = sql`('delivered', 'returned')`;

/** What was typed is part of the order's number, with or without the words of its name, or of the customer's phone without its country. */
function found(search: string | undefined) {
  if (!search) return sql<boolean>`true`;
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:00966|966|0)(?=\d{5})/, '');
  const byPhone = digits.length >= 4 ? sql<boolean>`p.phone like ${`%${digits}%`}` : sql<boolean>`false`;
  return sql<boolean>`(('BLS-' || lpad(o.id::text, 6, '0')) ilike ${literally(withoutOrderWords(search))} or ${byPhone})`;
}

/** A page of what a rider has to bring, the newest given first, or of what they brought, the newest first; and how many there are. */
export async function findRiderOrders(
  db: Sql,
  riderId: number,
  { isOver, search }: { readonly isOver: boolean; readonly search: string | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .where('o.rider_id', '=', riderId)
    .where(isOver ? sql<boolean>`o.state in ${over}` : sql<boolean>`o.completed_at is null`)
    .where(found(search));
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
