import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/**
 * Gives the standard rate to the next products that carry another one; answers how many. It is no edit: who has such a product open may save it.
 * Two comparisons, as an index helps with neither `<>` nor `is distinct from`.
 */
export async function chargeNext(db: Sql, rate: number, count: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update product set vat_percent = ${rate}, updated_at = ${now}
    where id in (select id from product where not is_zero_rated and (vat_percent < ${rate} or vat_percent > ${rate})
      order by id limit ${count} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
