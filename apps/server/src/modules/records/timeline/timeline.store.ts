import { sql, type RawBuilder } from 'kysely';
import type { TimelineKind } from '@balsam/domain/records';
import type { Sql } from '#platform/db/types.ts';
import type { EntryScope } from '../entries/entries.store.ts';

type Filter = { readonly kind: TimelineKind | undefined; readonly year: number | undefined };
type Page = { readonly limit: number; readonly offset: number };

export type TimelineRow = {
  readonly source: 'visit' | 'appointment' | 'results' | 'entry';
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly title_ar: string | null;
  readonly detail: string | null;
  /** Null where there is one text only. */
  readonly detail_ar: string | null;
  readonly status: string;
  readonly at: Date | null;
  readonly at_text: string | null;
  readonly withdrawn: boolean;
  readonly count: number;
  readonly total: number;
};

const visits = ({ personId, hideSensitive }: EntryScope): RawBuilder<unknown> => sql`
  select 'visit' as source, id, 'visit' as kind, class as subkind, title, title_ar, provider as detail, provider_ar as detail_ar, status, started_at as at,
    started_text as at_text, withdrawn_at is not null as withdrawn, 1 as count
  from encounter where person_id = ${personId} and (not ${hideSensitive} or not is_sensitive)`;

/** Visits that were booked here and of which the record has no visit of its own. */
const booked = (personId: number): RawBuilder<unknown> => sql`
  select 'appointment', a.id, 'appointment', a.type, s.title, s.title_ar, concat_ws(' ', dp.first_name, dp.family_name),
    nullif(concat_ws(' ', dp.first_name_ar, dp.family_name_ar), ''), a.state, a.starts_at, null, false, 1
  from appointment a
  join speciality s on s.id = a.speciality_id
  join doctor d on d.id = a.doctor_id
  join person dp on dp.id = d.person_id
  where a.patient_id = ${personId} and a.state in ('booked', 'checked_in', 'completed', 'missed')
    and not exists (select from encounter e where e.person_id = a.patient_id and e.started_at = a.starts_at)`;

/** A moment of which no more than the month or the year is known. */
const partialText = sql`case when length(taken_text) < 10 then taken_text end`;

/**
 * Results and measurements, those of one Riyadh day together, or of a month or year where no day is known; what is hidden
 * does not count, what is held only for a doctor.
 */
const results = ({ personId, hideSensitive, showHeld }: EntryScope): RawBuilder<unknown> => sql`
  select 'results', min(id), case when category = 'laboratory' then 'lab' else 'measurement' end, category, '', '', null, null, 'final',
    min(taken_at), ${partialText}, false, count(*)::int
  from observation
  where person_id = ${personId} and withdrawn_at is null and (category = 'laboratory' or category = 'vital-signs')
    and (category <> 'laboratory' or ${showHeld} or released_at is not null) and (not ${hideSensitive} or not is_sensitive)
  group by category, (taken_at at time zone 'Asia/Riyadh')::date, ${partialText}`;

const entries = ({ personId, hideSensitive, showHeld, hidden }: EntryScope): RawBuilder<unknown> => sql`
  select 'entry', id, kind, kind, title, coalesce(title_ar, ''), detail, null, status, at, at_text, withdrawn_at is not null, 1
  from record_entry
  where person_id = ${personId} and kind <> 'lab_report' and (not ${hideSensitive} or not is_sensitive)
    and (${showHeld} or released_at is not null) and not (resource_id = any(${[...hidden]}::bigint[]))`;

/** Every line of a record, the newest first, undated ones last: one statement, however much there is. */
export async function listTimeline(
  db: Sql,
  scope: EntryScope,
  { kind, year }: Filter,
  page: Page,
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with everything as (
      ${visits(scope)} union all ${booked(scope.personId)} union all ${results(scope)} union all ${entries(scope)}
    )
    select source, id, case when source = 'visit' then subkind else kind end as kind, title, title_ar, detail, detail_ar, status, at,
      at_text, withdrawn, count, (count(*) over ())::int as total
    from everything
    where (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${year ?? null}::int is null or extract(year from at at time zone 'Asia/Riyadh') = ${year ?? null}::int)
    order by at desc nulls last, source, id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** Which years and kinds there are, for the filters. */
export async function timelineFilters(db: Sql, scope: EntryScope): Promise<{ years: number[]; kinds: string[] }> {
  const { rows } = await sql<{ years: number[] | null; kinds: string[] | null }>`
    with everything as (
      ${visits(scope)} union all ${booked(scope.personId)} union all ${results(scope)} union all ${entries(scope)}
    )
    select array_agg(distinct extract(year from at at time zone 'Asia/Riyadh')::int) filter (where at is not null) as years,
      array_agg(distinct kind) as kinds
    from everything`.execute(db);
  return { years: (rows[0]?.years ?? []).toSorted((a, b) => b - a), kinds: rows[0]?.kinds ?? [] };
}

/** What the resources of these entries say beyond their lines. */
export async function bodiesOf(db: Sql, personId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(['e.id', sql<Readonly<Record<string, unknown>>>`r.body - 'text'`.as('body')])
    .where('e.person_id', '=', personId)
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}
