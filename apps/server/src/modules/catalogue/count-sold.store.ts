import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

/** Counts pieces that people have received: the shop lists first what is bought most. */
export async function countSold(
  tx: Tx,
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
): Promise<void> {
  const pieces = JSON.stringify(lines.map(({ product_id, quantity }) => ({ product_id, quantity })));
  // Everybody in the same order, so that no two orders wait for each other.
  await sql`
    update product p set sold = p.sold + l.quantity
    from jsonb_to_recordset(${pieces}::jsonb) as l (product_id bigint, quantity int),
      (select id from product where id in (select (line ->> 'product_id')::bigint from jsonb_array_elements(${pieces}::jsonb) line)
        order by id for no key update) locked
    where p.id = l.product_id and locked.id = p.id`.execute(tx);
}
