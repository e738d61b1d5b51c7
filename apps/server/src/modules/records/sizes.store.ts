import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The sizes of a person, the oldest first: the newest of them where there are very many. */
export async function bodySizeRows(db: Sql, personId: number, loinc: readonly string[], hideSensitive: boolean) {
  const newest = await db
    .selectFrom('observation as o')
    .leftJoin('fhir_resource as r', (j) =>
      j
        .onRef('r.person_id', '=', 'o.person_id')
        .onRef('r.source_id', '=', 'o.source_id')
        .on('r.resource_type', '=', 'Observation'),
    )
    .select(['o.id', 'o.loinc', 'o.value_number', 'o.unit', 'o.unit_code', 'o.taken_at', 'r.source'])
    .select(sql<string | null>`r.body #>> '{performer,0,display}'`.as('performer'))
    .where('o.person_id', '=', personId)
    .where('o.loinc', 'in', [...loinc])
    .where('o.withdrawn_at', 'is', null)
    .where('o.comparator', 'is', null)
    .$if(hideSensitive, (q) => q.where('o.is_sensitive', '=', false))
    .orderBy('o.taken_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(2000)
    .execute();
  return newest.toReversed();
}

type NewSize = {
  readonly personId: number;
  readonly kept: number;
  readonly loinc: string;
  readonly title: string;
  readonly titleAr: string;
  readonly unit: string;
  readonly value: number;
  readonly takenAt: Date;
};

/** The value of a kept observation, as an import would draw it. */
export async function insertSize(tx: Tx, size: NewSize): Promise<void> {
  await sql`
    insert into observation (person_id, source_id, category, loinc, title, title_ar, value_number, value_decimal, unit, unit_code, unit_system,
      status, taken_at, taken_text, released_at)
    select ${size.personId}, source_id, 'vital-signs', ${size.loinc}, ${size.title}, ${size.titleAr}, ${size.value}, ${String(size.value)},
      ${size.unit}, ${size.unit}, 'http://unitsofmeasure.org', 'final', ${size.takenAt}, ${size.takenAt.toISOString()}, ${size.takenAt}
    from fhir_resource where id = ${size.kept}`.execute(tx);
}

/** The vaccines that a record says were given, with their codes. */
export const vaccineRows = (db: Sql, personId: number, hideSensitive: boolean) =>
  db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.id', 'e.title', 'e.title_ar', 'e.at', 'e.at_text', 'e.status'])
    .select(sql`r.body -> 'vaccineCode'`.as('code'))
    .select(sql<boolean>`r.body @> '{"isSubpotent": true}'`.as('is_subpotent'))
    .where('e.person_id', '=', personId)
    .where('e.kind', '=', 'vaccine')
    .where('e.withdrawn_at', 'is', null)
    .where('e.released_at', 'is not', null)
    .where('e.status', 'not in', ['not-done'])
    .$if(hideSensitive, (q) => q.where('e.is_sensitive', '=', false))
    .orderBy('e.at', (o) => o.desc().nullsLast())
    .limit(500)
    .execute();
