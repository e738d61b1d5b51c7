import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { encounterColumns } from './records.store.ts';
import { resultPrecedence } from './status-precedence.store.ts';

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
    .select(['id', 'encounter_id', 'category', 'loinc', 'title', 'title_ar', 'value_number', 'value_text'])
    .select([
      'value_coding',
      'unit',
      'unit_code',
      'unit_system',
      'taken_period',
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

const ownUnit = raw<boolean>`o.unit_code is null and o.unit = t.unit and t.unit_code is not null`;

/** The newest result of each test that stands: what a summary shows of many years. */
export const newestResults = (db: Sql, personId: number, hideSensitive: boolean) =>
  db
    .selectFrom('observation as o')
    .leftJoin('lab_test as t', 't.loinc', 'o.loinc')
    .distinctOn(raw`coalesce(o.loinc, o.title)`)
    .select(['o.id', 'o.source_id', 'o.category', 'o.loinc', 'o.title', 'o.value_number', 'o.value_decimal'])
    .select(['o.comparator', 'o.value_text', 'o.value_coding', 'o.unit', 'o.low_exclusive', 'o.high_exclusive'])
    .select(['o.range_text', 'o.interpretation', 'o.status', 'o.taken_at', 'o.taken_text', 'o.taken_period'])
    .select([
      // Our own laboratory writes the units of its catalogue, whose codes are known.
      raw<string | null>`case when ${ownUnit} then t.unit_code else o.unit_code end`.as('unit_code'),
      raw<string | null>`case when ${ownUnit} then 'http://unitsofmeasure.org' else o.unit_system end`.as(
        'unit_system',
      ),
      // A summary names no kind of range, so only a normal one may stand in it.
      raw<number | null>`case when o.range_kind = 'normal' then o.low end`.as('low'),
      raw<number | null>`case when o.range_kind = 'normal' then o.high end`.as('high'),
    ])
    .where('o.person_id', '=', personId)
    .where('o.withdrawn_at', 'is', null)
    .where((w) => w.or([w('o.category', '<>', 'laboratory'), w('o.released_at', 'is not', null)]))
    .where('o.status', 'not in', ['entered-in-error', 'cancelled'])
    .$if(hideSensitive, (q) => q.where('o.is_sensitive', '=', false))
    .orderBy(raw`coalesce(o.loinc, o.title)`)
    .orderBy('o.taken_at', 'desc')
    .orderBy(resultPrecedence, 'desc')
    .orderBy('o.id', 'desc')
    .limit(2000)
    .execute();

const storedColumns = ['r.id', 'r.resource_type', 'r.source_id', 'r.full_url', 'r.source'] as const;
/** As text, for a reader that keeps the digits of its numbers. */
const bodyText = raw<string>`r.body::text`.as('body_text');

/** What bundles from elsewhere brought of these types, whole, as it was brought. */
export const storedResources = (db: Sql, personId: number, types: readonly string[]) =>
  db
    .selectFrom('fhir_resource as r')
    .select(storedColumns)
    .select(bodyText)
    .where('r.person_id', '=', personId)
    .where('r.resource_type', 'in', types)
    .where('r.is_about_patient', '=', true)
    .orderBy('r.id')
    .execute();

/** The observations that these results were drawn from, and those of which no result was drawn: the newest of them, 2000 at most. */
export const storedObservations = (db: Sql, personId: number, drawn: readonly string[]) =>
  db
    .selectFrom('fhir_resource as r')
    .select(storedColumns)
    .select(bodyText)
    .where('r.person_id', '=', personId)
    .where('r.resource_type', '=', 'Observation')
    .where('r.is_about_patient', '=', true)
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

/** Pages end behind so many stored bytes: reports come with pictures and PDFs of megabytes each. */
const page = { rows: 200, bytes: 8 * 1024 * 1024 } as const;

/** Everything that was brought, page by page, but for what is held back; none when there is no more. */
export const wholeResources = (
  db: Sql,
  { personId, held }: { personId: number; held: ReadonlySet<number> },
  after: number,
) =>
  db
    .with('next', (q) =>
      q
        .selectFrom('fhir_resource as f')
        .select(['f.id', raw<number>`pg_column_size(f.body)`.as('bytes')])
        .where('f.person_id', '=', personId)
        .where(raw<boolean>`f.id <> all(${[...held]}::bigint[])`)
        .where('f.id', '>', after)
        .orderBy('f.id')
        .limit(page.rows),
    )
    .with('measured', (q) =>
      q.selectFrom('next').select(['id', raw<number>`sum(bytes) over (order by id) - bytes`.as('before')]),
    )
    .selectFrom('fhir_resource as r')
    .innerJoin('measured as m', 'm.id', 'r.id')
    .select(['r.id', 'r.full_url'])
    .select(bodyText)
    .where('m.before', '<', page.bytes)
    .orderBy('r.id')
    .execute();
