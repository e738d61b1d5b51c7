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
      'source_id',
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
    .where('status', 'not in', ['entered-in-error', 'cancelled'])
    .orderBy(raw`coalesce(loinc, title)`)
    .orderBy('taken_at', 'desc')
    .limit(200)
    .execute();

const keptColumns = ['r.id', 'r.resource_type', 'r.source_id', 'r.full_url', 'r.source'] as const;
/** As text, for a reader that keeps the digits of its numbers. */
const bodyText = raw<string>`r.body::text`.as('body_text');

/** What bundles from elsewhere brought of these types, whole, as it was brought. */
export const keptResources = (db: Sql, personId: number, types: readonly string[]) =>
  db
    .selectFrom('fhir_resource as r')
    .select(keptColumns)
    .select(bodyText)
    .where('r.person_id', '=', personId)
    .where('r.resource_type', 'in', types)
    .orderBy('r.id')
    .execute();

/** The observations that these results were drawn from, and those of which no result was drawn: the newest of them, 2000 at most. */
export const keptObservations = (db: Sql, personId: number, drawn: readonly string[]) =>
  db
    .selectFrom('fhir_resource as r')
    .select(keptColumns)
    .select(bodyText)
    .where('r.person_id', '=', personId)
    .where('r.resource_type', '=', 'Observation')
    .where((w) =>
      w.or([
        w('r.source_id', '=', raw<string>`any(${drawn}::text[])`),
        // One resource may have several values: a join would bring it once for each.
        w.not(
          w.exists(
            w
              .selectFrom('observation as o')
              .select('o.id')
              .whereRef('o.person_id', '=', 'r.person_id')
              .whereRef('o.source_id', '=', 'r.source_id'),
          ),
        ),
      ]),
    )
    .orderBy('r.id', 'desc')
    .limit(2000)
    .execute();

/** Everything that was brought, page by page, but for results of the laboratory that are not released. */
export const wholeResources = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('fhir_resource as r')
    .leftJoin('observation as o', (join) =>
      join
        .onRef('o.person_id', '=', 'r.person_id')
        .onRef('o.source_id', '=', 'r.source_id')
        .on('r.resource_type', '=', 'Observation')
        .on('o.category', '=', 'laboratory')
        .on('o.released_at', 'is', null),
    )
    .select(['r.id', 'r.full_url'])
    .select(bodyText)
    .where('r.person_id', '=', personId)
    .where('o.id', 'is', null)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(count)
    .execute();
