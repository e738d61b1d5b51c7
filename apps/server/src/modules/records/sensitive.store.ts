import type { Sql } from '#platform/db/types.ts';

/**
 * The kept resources of a person that a guardian with limited access must not see, as the entries drawn from them say it: what was once
 * marked as sensitive stays so, whatever a later file calls it.
 */
export async function sensitiveResources(db: Sql, personId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('record_entry')
    .select('resource_id')
    .where('person_id', '=', personId)
    .where('is_sensitive', '=', true)
    .execute();
  return new Set(rows.map(({ resource_id }) => resource_id));
}
