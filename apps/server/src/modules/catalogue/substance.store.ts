import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

const most = 300;

/** Whether a product `o` may be sold: neither the staff nor the register took it off sale. */
const isSold = sql<boolean>`(o.withdrawn_at is null and o.register_refusal is null)`;

/** Products that may be sold with the substance of this one, in the words of the register; nothing where it has none. */
export async function sellableOfSameSubstance(db: Sql, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id::int from product p join product o on lower(o.scientific_name) = lower(p.scientific_name)
    where p.id = ${productId} and o.scientific_name <> '' and o.id <> p.id and ${isSold}
    order by o.price, o.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a product may be sold. */
export async function isSellable(db: Sql, productId: number): Promise<boolean> {
  const { rows } = await sql`select from product o where o.id = ${productId} and ${isSold}`.execute(db);
  return rows.length > 0;
}
