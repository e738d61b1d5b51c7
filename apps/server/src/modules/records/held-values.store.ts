import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The observations of a person of which a doctor holds a value of the laboratory back, by the ids that they are kept under. */
export async function heldSources(db: Sql, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('observation')
    .select('source_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('category', '=', 'laboratory')
    .where('released_at', 'is', null)
    .execute();
  return rows.flatMap(({ source_id: id }) => id ?? []);
}

/** The observations of a person as they came, the oldest first. */
export const observationsAsSent = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['resource_type', 'source_id', 'full_url', 'source', 'body'])
    .where('person_id', '=', personId)
    .where('resource_type', '=', 'Observation')
    .orderBy('id')
    .execute();

/** The values of these observations that are shown. */
export const shownValuesOf = (db: Sql, personId: number, sourceIds: readonly string[]) =>
  db
    .selectFrom('observation')
    .select(['id', sql<string>`source_id`.as('sourceId')])
    .where('person_id', '=', personId)
    .where('source_id', 'in', [...sourceIds])
    .where('released_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();

/** Holds these values of the laboratory back as those of another observation are held. */
export async function holdAs(
  tx: Tx,
  personId: number,
  values: readonly { readonly id: number; readonly heldSource: string }[],
): Promise<void> {
  await sql`
    update observation n set released_at = null, held_by = o.held_by, held_at = o.held_at
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g(id bigint, "heldSource" text)
    cross join lateral (
      select h.held_by, h.held_at from observation h
      where h.person_id = ${personId} and h.source_id = g."heldSource" and h.category = 'laboratory' and h.released_at is null
      order by h.held_at desc nulls last limit 1) o
    where n.id = g.id and n.category = 'laboratory'`.execute(tx);
}
