import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { visibleEntries, type EntryScope } from '../entries/entries.store.ts';

/** What the file shows of each kind at most. */
const most = 200;

/** What was refused or left out, or has not begun, is no fact of anybody. */
const notDone = ['not-done', 'preparation'];

/** Allergies, conditions, procedures, vaccines and insurance, with who stated them and whether they are over. */
export const fileEntries = (db: Sql, scope: EntryScope) =>
  visibleEntries(db, scope)
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.id', 'e.kind', 'e.title', 'e.title_ar', 'e.detail', 'e.status', 'e.at', 'e.at_text', 'r.source'])
    .select(sql<string | null>`r.body #>> '{clinicalStatus,coding,0,code}'`.as('clinical'))
    .select(sql<boolean>`r.body @> '{"isSubpotent": true}'`.as('is_subpotent'))
    .select(
      sql<Readonly<Record<string, unknown>>>`jsonb_build_object('verificationStatus', r.body -> 'verificationStatus',
        'asserter', r.body -> 'asserter')`.as('verification'),
    )
    .select(
      sql<number>`row_number() over (partition by e.kind order by e.at desc nulls last, e.id desc)::int`.as('place'),
    )
    .where('e.kind', 'in', ['allergy', 'condition', 'procedure', 'vaccine', 'insurance'])
    .where('e.withdrawn_at', 'is', null)
    .where('e.status', 'not in', notDone)
    .orderBy('e.at', (o) => o.desc().nullsLast())
    .orderBy('e.id', 'desc')
    .limit(most * 5)
    .execute();

/** The newest of each measurement, and the blood group; what is held back as for results. */
export const newestMeasurements = (db: Sql, scope: EntryScope) =>
  db
    .selectFrom('observation as o')
    .distinctOn(sql`coalesce(o.loinc, o.title)`)
    .select([
      'o.id',
      'o.loinc',
      'o.title',
      'o.title_ar',
      'o.value_decimal',
      'o.value_number',
      'o.comparator',
      'o.value_text',
      'o.unit',
      'o.taken_at',
      'o.taken_text',
    ])
    .where('o.person_id', '=', scope.personId)
    .where('o.withdrawn_at', 'is', null)
    .where('o.status', 'not in', ['entered-in-error', 'cancelled'])
    .where((w) => w.or([w('o.category', '=', 'vital-signs'), w('o.loinc', 'in', ['882-1', '883-9'])]))
    .$if(!scope.showHeld, (q) =>
      q.where((w) => w.or([w('o.category', '<>', 'laboratory'), w('o.released_at', 'is not', null)])),
    )
    .$if(scope.hideSensitive, (q) => q.where('o.is_sensitive', '=', false))
    .orderBy(sql`coalesce(o.loinc, o.title)`)
    .orderBy('o.taken_at', 'desc')
    .limit(100)
    .execute();

/** One received summary of a person at a time, until the transaction ends: the next one knows what this one has added. */
export async function lockReceiving(tx: Tx, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('records.receive', ${personId}))`.execute(tx);
}

/** What the record names already besides medicines, whose courses are told apart, its title in small letters, and whether that is over. */
export const knownFacts = (db: Sql, personId: number) =>
  db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.kind', sql<string>`lower(e.title)`.as('title')])
    .select(
      sql<boolean>`r.body @? '$.clinicalStatus.coding[*].code ? (@ == "inactive" || @ == "resolved" || @ == "remission")'`.as(
        'is_over',
      ),
    )
    .distinct()
    .where('e.person_id', '=', personId)
    .where('e.kind', '<>', 'medicine')
    .where('e.withdrawn_at', 'is', null)
    .where('e.status', 'not in', notDone)
    .execute();

/** Whom to call, as other hospitals noted it. */
export async function contactsOf(
  db: Sql,
  personId: number,
): Promise<{ name: string; relation: string; phone: string }[]> {
  const { rows } = await sql<{ name: string | null; relation: string | null; phone: string | null }>`
    select distinct coalesce(c #>> '{name,text}', concat_ws(' ', c #>> '{name,given,0}', c #>> '{name,family}')) as name,
      coalesce(c #>> '{relationship,0,text}', c #>> '{relationship,0,coding,0,display}', '') as relation,
      jsonb_path_query_first(c, '$.telecom[*] ? (@.system == "phone").value') #>> '{}' as phone
    from fhir_resource r, jsonb_array_elements(case when jsonb_typeof(r.body -> 'contact') = 'array' then r.body -> 'contact' else '[]' end) c
    where r.person_id = ${personId} and r.resource_type = 'Patient' and r.is_about_patient limit 10`.execute(db);
  return rows.flatMap(({ name, relation, phone }) =>
    name && phone
      ? [{ name: name.slice(0, 200), relation: (relation ?? '').slice(0, 100), phone: phone.slice(0, 40) }]
      : [],
  );
}

/** A statement of the record with its resource, when it was stated here; locked, for who decides last must have seen what was decided before. */
export const findStatement = (db: Sql, scope: EntryScope, id: number) =>
  visibleEntries(db, scope)
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.id', 'e.kind', 'e.resource_id', 'r.body'])
    .where('e.id', '=', id)
    .where('r.source', '=', 'stated')
    .where('e.withdrawn_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
