import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { holderOf, type holdColumns } from './hold.ts';
import { resultPrecedence } from './status-precedence.store.ts';

/** Whose record is read, and whether results marked sensitive are left out. */
export type Scope = { readonly personId: number; readonly hideSensitive: boolean };
/** A doctor in care sees what is held back, so that they can release it; nobody else does. */
export type ReaderScope = Scope & { readonly showHeld: boolean };
export type Page = { readonly limit: number; readonly offset: number };

export const encounterColumns = [
  'id',
  'class',
  'title',
  'title_ar',
  'reason',
  'provider',
  'provider_ar',
  'practitioner',
  'practitioner_ar',
  'status',
  'started_at',
  'started_text',
  'ended_at',
  'withdrawn_at',
] as const;

const labsOf = (db: Sql, scope: ReaderScope) =>
  db
    .selectFrom('observation as o')
    .where('o.person_id', '=', scope.personId)
    .where('o.category', '=', 'laboratory')
    .$if(!scope.showHeld, (q) => q.where('o.released_at', 'is not', null))
    .$if(scope.hideSensitive, (q) => q.where('o.is_sensitive', '=', false));

const visits = (db: Sql, scope: ReaderScope) =>
  db
    .selectFrom('encounter')
    .select(encounterColumns)
    .select((x) => [
      labsOf(db, scope)
        .whereRef('o.encounter_id', '=', x.ref('encounter.id'))
        .where('o.withdrawn_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('results'),
    ])
    .where('person_id', '=', scope.personId)
    .$if(scope.hideSensitive, (q) => q.where('is_sensitive', '=', false));

export async function listVisits(db: Sql, scope: ReaderScope, page: Page) {
  return visits(db, scope)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function findVisit(db: Sql, scope: ReaderScope, id: number) {
  return visits(db, scope).where('id', '=', id).executeTakeFirst();
}

/** What is shown of a result of the laboratory. */
export const labColumns = [
  'o.id',
  'o.loinc',
  'o.title',
  'o.title_ar',
  'o.value_number',
  'o.value_decimal',
  'o.comparator',
  'o.value_text',
  'o.unit',
  'o.unit_code',
  'o.low',
  'o.high',
  'o.low_exclusive',
  'o.high_exclusive',
  'o.range_kind',
  'o.range_text',
  'o.interpretation',
  'o.status',
  'o.taken_at',
  'o.taken_text',
  'o.withdrawn_at',
  'o.released_at',
  'o.held_at',
  'o.is_sensitive',
  holderOf('o'),
] as const;

export async function labsOfVisit(db: Sql, scope: ReaderScope, encounterId: number) {
  return labsOf(db, scope)
    .select(labColumns)
    .where('o.encounter_id', '=', encounterId)
    .orderBy('o.title')
    .orderBy('o.id')
    .limit(200)
    .execute();
}

/**
 * Results that were taken since and can be critical, by the laboratory's flag or by critical limits that came along; valid ones, held or
 * not: for those who care for the person. All of them, for one that were left out would be reported to nobody.
 */
export const labsThatCanBeCritical = (db: Sql, personId: number, since: Date) =>
  db
    .selectFrom('observation as o')
    .select(labColumns)
    .where('o.person_id', '=', personId)
    .where('o.category', '=', 'laboratory')
    .where('o.withdrawn_at', 'is', null)
    .where('o.taken_at', '>=', since)
    .where((w) =>
      w.or([w('o.interpretation', 'in', ['critical_high', 'critical_low']), w('o.range_kind', '=', 'critical')]),
    )
    .orderBy('o.id')
    .execute();

/** Results of one test belong together by LOINC, or by name where there is none. */
const sameTest = sql<string>`coalesce(o.loinc, o.title)`;

const hasNoNumber = sql<boolean>`o.value_number is null and o.withdrawn_at is null`;

/** The newest valid result of each test in each way of writing its unit, and how many stand; withdrawn ones only where none does. */
export async function latestLabs(db: Sql, scope: ReaderScope) {
  const one = sql`partition by ${sameTest}, o.unit, o.unit_code, ${hasNoNumber}`;
  return db
    .with('ranked', () =>
      labsOf(db, scope)
        .select(labColumns)
        .select([
          sql<string>`${sameTest}`.as('test'),
          sql<number>`row_number() over (${one} order by o.withdrawn_at is not null, o.taken_at desc, ${resultPrecedence} desc, o.id desc)::int`.as(
            'place',
          ),
          sql<number>`(count(*) filter (where o.withdrawn_at is null) over (${one}))::int`.as('count'),
        ]),
    )
    .selectFrom('ranked')
    .leftJoin('lab_test as t', 't.loinc', 'ranked.loinc')
    .selectAll('ranked')
    .select(['t.about', 't.about_ar'])
    .where('place', '=', 1)
    .limit(5000)
    .execute();
}

/** The newest valid results of these people, one of each test, so many of each person, held or not: for those who care for them. */
export const newestLabsOf = (db: Sql, personIds: readonly number[], ofEach: number) =>
  db
    .with('newest', (q) =>
      q
        .selectFrom('observation as o')
        .select(labColumns)
        .select('o.person_id')
        .distinctOn(['o.person_id', sameTest])
        .where('o.person_id', '=', sql<number>`any(${[...personIds]}::bigint[])`)
        .where('o.category', '=', 'laboratory')
        .where('o.withdrawn_at', 'is', null)
        .orderBy('o.person_id')
        .orderBy(sameTest)
        .orderBy('o.taken_at', 'desc')
        .orderBy(resultPrecedence, 'desc')
        .orderBy('o.id', 'desc'),
    )
    .with('placed', (q) =>
      q
        .selectFrom('newest')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by person_id order by taken_at desc, id desc)::int`.as('place'),
        ),
    )
    .selectFrom('placed')
    .selectAll()
    .where('place', '<=', ofEach)
    .orderBy('person_id')
    .orderBy('place')
    .execute();

/** All results of the test that this result is of, in whichever unit, newest first, 2,000 at most. */
export async function resultsOfTest(db: Sql, scope: ReaderScope, resultId: number) {
  return labsOf(db, scope)
    .leftJoin('lab_test as t', 't.loinc', 'o.loinc')
    .select(labColumns)
    .select(['t.about', 't.about_ar'])
    .where(sameTest, '=', labsOf(db, scope).select(sameTest.as('test')).where('o.id', '=', resultId))
    .orderBy('o.taken_at', 'desc')
    .orderBy(resultPrecedence, 'desc')
    .orderBy('o.id', 'desc')
    .limit(2000)
    .execute();
}

/** One result of the laboratory. */
export const findLab = (db: Sql, scope: ReaderScope, id: number) =>
  labsOf(db, scope).select(labColumns).where('o.id', '=', id).executeTakeFirst();

/** Holds a result back or releases it; false when it is that already. */
export async function setResultReleased(
  tx: Tx,
  personId: number,
  id: number,
  hold: ReturnType<typeof holdColumns>,
): Promise<boolean> {
  const row = await tx
    .updateTable('observation')
    .set(hold)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('category', '=', 'laboratory')
    .where('released_at', hold.released_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
