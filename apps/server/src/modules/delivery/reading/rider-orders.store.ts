import { sql } from 'kysely';
import { withoutOrderWords } from '@balsam/domain/orders';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Sql } from '#platform/db/types.ts';
import type { OrderRow } from '#modules/orders/index.ts';

const over = sql`('delivered', 'returned')`;

/** An order's number as everybody reads it; `orderNumber` of the domain in SQL. */
const numberOf = sql`'BLS-' || lpad(o.id::text, greatest(6, length(o.id::text)), '0')`;
/** A phone is digits, as they are grouped or dialled; anything else is no part of one. */
const phoneLike = /^[+\d\s()-]+$/;
const fewestDigits = 4;
/** A Saudi number without its country. */
const wholeDigits = 9;

/**
 * What was typed is part of the order's number, with or without the words of its name, or of the customer's phone without its country. Of an order that is over
 * the rider sees no phone any more: there it must be the whole number, so that nobody feels their way to it digit by digit.
 */
function found(search: string | undefined, isOver: boolean) {
  if (!search) return sql<boolean>`true`;
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:00966|966|0)(?=\d{5})/, '');
  const isPhone = phoneLike.test(search) && digits.length >= (isOver ? wholeDigits : fewestDigits);
  const byPhone = isPhone ? sql<boolean>`p.phone like ${isOver ? `%${digits}` : `%${digits}%`}` : sql<boolean>`false`;
  return sql<boolean>`((${numberOf}) ilike ${containsPattern(withoutOrderWords(search))} or ${byPhone})`;
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
    .where(found(search, isOver));
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
