import { overStatuses } from '@balsam/domain/records';
import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { visibleEntries, type EntryScope } from '../entries/entries.store.ts';
import { resultPrecedence } from '../status-precedence.store.ts';

/** What is read of each kind at most. */
const most = 500;

/** What was refused or left out, or has not begun, is no fact of anybody. */
const notDone = ['not-done', 'preparation'];

/** What of a resource tells whether there is such a thing, whether it is so now, how sure that is, and who says so. */
const facts = sql<
  Readonly<Record<string, unknown>>
>`jsonb_build_object('code', r.body -> 'code', 'vaccineCode', r.body -> 'vaccineCode', 'clinicalStatus', r.body -> 'clinicalStatus',
  'abatementDateTime', r.body -> 'abatementDateTime', 'abatementPeriod', r.body -> 'abatementPeriod', 'abatementAge', r.body -> 'abatementAge',
  'verificationStatus', r.body -> 'verificationStatus', 'criticality', r.body -> 'criticality',
  'severities', jsonb_path_query_array(r.body, '$.reaction[*].severity'), 'asserter', r.body -> 'asserter', 'onsetDateTime', r.body -> 'onsetDateTime',
  'onsetPeriod', r.body -> 'onsetPeriod', 'recordedDate', r.body -> 'recordedDate')`;

/** What is so now before what is over: of very many, none of it is lost. */
const isOver = sql`jsonb_path_query_array(r.body, '$.clinicalStatus.coding[*].code') ?| ${[...overStatuses]}::text[]`;

export const fileKinds = ['allergy', 'condition', 'procedure', 'vaccine', 'insurance'] as const;

/** Allergies, conditions, procedures, vaccines and insurance, or some of them, with who stated them and whether they are over; the newest first. */
export const fileEntries = (db: Sql, scope: EntryScope, kinds: readonly (typeof fileKinds)[number][] = fileKinds) =>
  db
    .selectFrom(
      visibleEntries(db, scope)
        .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
        .select(['e.id', 'e.kind', 'e.title', 'e.title_ar', 'e.detail', 'e.status', 'e.at', 'e.at_text', 'r.source'])
        .select(facts.as('facts'))
        .select(sql<boolean>`r.body @> '{"isSubpotent": true}'`.as('is_subpotent'))
        .select(
          sql<number>`row_number() over (partition by e.kind order by ${isOver}, e.at desc nulls last, e.id desc)::int`.as(
            'place',
          ),
        )
        .where('e.kind', 'in', [...kinds])
        .where('e.withdrawn_at', 'is', null)
        .where('e.status', 'not in', notDone)
        .as('x'),
    )
    .selectAll()
    .where('x.place', '<=', most)
    .orderBy('x.at', (o) => o.desc().nullsLast())
    .orderBy('x.id', 'desc')
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
    .orderBy(resultPrecedence, 'desc')
    .orderBy('o.id', 'desc')
    .limit(100)
    .execute();

/** What the record names already besides medicines, whose courses are told apart: its title in small letters, and what says whether that is over. */
export const knownFacts = (db: Sql, personId: number) =>
  db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.kind', 'e.status', sql<string>`lower(e.title)`.as('title'), facts.as('facts')])
    .where('e.person_id', '=', personId)
    .where('e.kind', '<>', 'medicine')
    .where('e.withdrawn_at', 'is', null)
    .where('e.status', 'not in', notDone)
    .execute();

/** What was stated here and a doctor rejected, or its person took back. */
export const rejectedStatements = (db: Sql, personId: number) =>
  db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select('r.body')
    .where('e.person_id', '=', personId)
    .where('r.source', '=', 'stated')
    .where('e.withdrawn_at', 'is not', null)
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
