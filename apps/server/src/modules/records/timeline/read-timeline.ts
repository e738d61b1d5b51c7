import {
  doubtOf,
  isNotDone,
  isPlanned,
  plainTextOf,
  procedureProgress,
  precisionOf,
  timelineKinds,
  type TimelineKind,
} from '@balsam/domain/records';
import { medicineUse } from '@balsam/domain/medication';
import { riyadhDay, type Day } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { asBody, listIn, textIn, wordsIn } from '../entries/entry-of.ts';
import { findEntry } from '../entries/entries.store.ts';
import { codesIn } from '../fhir/codes.ts';
import { arabicOf } from '../fhir/translation.ts';
import { courseOf } from '../medicines.ts';
import { readableRecord } from '../records.policy.ts';
import { entryScope } from '../reports/read-reports.ts';
import { bodiesOf, listTimeline, timelineFilters, type TimelineRow } from './timeline.store.ts';

type Body = Readonly<Record<string, unknown>>;

type Query = {
  readonly mrn_number?: string | undefined;
  readonly kind?: TimelineKind | undefined;
  readonly year?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** The use of a medicine by its days, where its resource does not say that it is not taken. */
function courseUse(body: Body, today: Day) {
  const course = courseOf(body, today);
  if (course.isPlanned) return 'planned' as const;
  return course.isActive ? null : ('over' as const);
}

/** Of these kinds the resource tells how what it says is to be taken. */
const markedKinds: ReadonlySet<string> = new Set(['allergy', 'condition', 'medicine', 'vaccine']);

/** Whether a dose counts, a medicine is taken and a condition is sure, as the lists of them tell it. */
function marksOf({ source, kind, withdrawn }: TimelineRow, body: Body | undefined, today: Day) {
  const isShown = source === 'entry' && !withdrawn && body !== undefined;
  return {
    doubt: isShown ? doubtOf(codesIn(body['verificationStatus'])) : null,
    is_subpotent: isShown && kind === 'vaccine' && body['isSubpotent'] === true,
    medicine_use: isShown && kind === 'medicine' ? (medicineUse(body) ?? courseUse(body, today)) : null,
  };
}

const itemView = (row: TimelineRow, body: Body | undefined, today: Day) => ({
  source: row.source,
  id: row.id,
  kind: row.kind,
  title: row.title,
  title_ar: row.title_ar || row.title,
  title_ar_missing: !row.title_ar && row.title !== '',
  detail: row.detail,
  detail_ar: row.detail_ar ?? row.detail,
  day: row.at ? riyadhDay(row.at) : null,
  precision: row.at ? precisionOf(row.at_text ?? row.at.toISOString()) : null,
  status: row.status,
  withdrawn: row.withdrawn,
  planned: isPlanned(row.status),
  not_done: row.source === 'entry' && isNotDone(row.status),
  ...marksOf(row, body, today),
  progress: row.kind === 'procedure' && !row.withdrawn ? procedureProgress(row.status) : null,
  count: row.count,
});

/** Everything of a record in one list, by kind and year where that is asked for. */
export async function readTimeline(db: Db, call: UserCall, { kind, year, ...query }: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const page = pageOf(query);
  const scope = await entryScope(db, reading);
  const { rows, total } = await readPage(page, (at) => listTimeline(db, scope, { kind, year }, at));
  const told = rows.filter((row) => row.source === 'entry' && markedKinds.has(row.kind));
  const bodies = await bodiesOf(
    db,
    scope.personId,
    told.map(({ id }) => id),
  );
  const { years, kinds } = await timelineFilters(db, scope);
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'timeline', why: reading.why });
  return {
    items: rows.map((row) =>
      itemView(row, row.source === 'entry' ? bodies.get(row.id) : undefined, riyadhDay(call.now)),
    ),
    total,
    page: page.page,
    limit: page.limit,
    years,
    kinds: timelineKinds.filter((one) => kinds.includes(one)),
  };
}

const codesOf = (body: Body) =>
  ['code', 'vaccineCode', 'medicationCodeableConcept', 'type']
    .flatMap((name) => listIn(asBody(body[name])['coding']).map(asBody))
    .flatMap((coding) => {
      const code = textIn(coding['code']);
      return code === undefined
        ? []
        : [{ code, system: textIn(coding['system']) ?? '', display: textIn(coding['display']) ?? '' }];
    })
    .slice(0, 10);

/** Who recorded or did it; in Arabic where the source says so. */
function whoIn(body: Body) {
  const link = [
    body['requester'],
    body['recorder'],
    body['asserter'],
    ...listIn(body['performer']).flatMap((one) => [one, asBody(one)['actor']]),
  ].find((one) => textIn(asBody(one)['display']) !== undefined);
  const who = textIn(asBody(link)['display']) ?? null;
  return { who, who_ar: arabicOf(link, 'display') ?? who };
}

const notesOf = (body: Body): string[] =>
  listIn(body['note'])
    .flatMap((note) => textIn(asBody(note)['text']) ?? [])
    .slice(0, 10);

const firstWords = (body: Body, ...names: readonly string[]): string | null =>
  names
    .flatMap((name) => [...(Array.isArray(body[name]) ? (body[name] as unknown[]) : [body[name]])].map(wordsIn))
    .find((word) => word !== undefined) ?? null;

/** One line of the timeline with what its resource says in plain words. @throws not_found also for what the reader must not see */
export async function readEntry(db: Db, call: UserCall, id: number, mrn?: string) {
  const reading = await readableRecord(db, call, mrn);
  const row = await findEntry(db, await entryScope(db, reading), id);
  if (!row) throw fail('not_found');
  await audit(db, call, {
    personId: reading.personId,
    action: 'read',
    what: 'record entry',
    recordId: id,
    why: reading.why,
  });
  const line = { ...row, source: 'entry', detail_ar: null, withdrawn: row.withdrawn_at !== null } as const;
  const item = itemView({ ...line, count: 1, total: 1 }, asBody(row.body), riyadhDay(call.now));
  const correctedBy = { corrected_by: row.corrected_by };
  if (item.withdrawn)
    return {
      ...item,
      ...correctedBy,
      notes: [],
      codes: [],
      who: null,
      who_ar: null,
      reason: null,
      site: null,
      text: null,
    };
  const body = asBody(row.body);
  const narrative = asBody(body['text'])['div'];
  return {
    ...item,
    ...correctedBy,
    notes: notesOf(body),
    codes: codesOf(body),
    ...whoIn(body),
    reason: firstWords(body, 'reasonCode', 'category'),
    site: firstWords(body, 'bodySite', 'site', 'route'),
    text: typeof narrative === 'string' ? plainTextOf(narrative).slice(0, 4000) : null,
  };
}
