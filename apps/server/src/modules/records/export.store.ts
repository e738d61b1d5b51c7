import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/db/types.ts';
import { encounterColumns } from './records.store.ts';

export const visitRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('encounter')
    .select(encounterColumns)
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

/** Results and measurements; those of the laboratory once they are released. */
export const resultRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('observation')
    .select(['id', 'encounter_id', 'category', 'loinc', 'title', 'title_ar', 'value_number', 'value_text', 'unit'])
    .select([
      'value_decimal',
      'comparator',
      'low',
      'high',
      'low_exclusive',
      'high_exclusive',
      'range_kind',
      'range_text',
    ])
    .select(['interpretation', 'status', 'taken_at', 'taken_text', 'released_at', 'withdrawn_at'])
    .where('person_id', '=', personId)
    .where((w) => w.or([w('category', '<>', 'laboratory'), w('released_at', 'is not', null)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

/** The newest result of each test that stands: what a summary shows of many years. */
export const newestResults = (db: Sql, personId: number) =>
  db
    .selectFrom('observation')
    .distinctOn(raw`coalesce(loinc, title)`)
    .select([
      'id',
      'category',
      'loinc',
      'title',
      'value_number',
      'value_decimal',
      'comparator',
      'value_text',
      'unit',
      'status',
      'taken_at',
      'taken_text',
      // A summary names no kind of range, so only a normal one may stand in it.
      raw<number | null>`case when range_kind = 'normal' then low end`.as('low'),
      raw<number | null>`case when range_kind = 'normal' then high end`.as('high'),
    ])
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .where((w) => w.or([w('category', '<>', 'laboratory'), w('released_at', 'is not', null)]))
    .orderBy(raw`coalesce(loinc, title)`)
    .orderBy('taken_at', 'desc')
    .limit(200)
    .execute();

/** What a bundle from elsewhere brought of these types, whole. */
export const keptResources = (db: Sql, personId: number, types: readonly string[]) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type', 'source_id', 'body'])
    .where('person_id', '=', personId)
    .where('resource_type', 'in', types)
    .orderBy('id')
    .limit(1000)
    .execute();
