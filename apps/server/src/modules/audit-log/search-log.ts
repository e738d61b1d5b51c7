import { normaliseIdentity } from '@balsam/domain/identity';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { filesByNumber, findEntries, isPerson, type EntryFilter } from './entries.store.ts';
import { entryViews, type Whose } from './entries.view.ts';

export type LogQuery = {
  readonly number?: string | undefined;
  readonly staff?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly action?: 'read' | 'write' | undefined;
  readonly what?: string | undefined;
};

/** How many days are shown when none are named. */
const usualDays = 7;
const pageLength = 50;

type Search = {
  readonly filter: EntryFilter;
  readonly from: string;
  readonly until: string;
  readonly whose: Whose | null;
};

/** What is searched, with both days and whose record it is. @throws not_found for a number or a member of staff that nobody is */
export async function searchOf(sql: Sql, call: UserCall, query: LogQuery): Promise<Search> {
  const until = query.until ?? riyadhDay(call.now);
  const from = query.from ?? addDays(until, 1 - usualDays);
  const times = { from: instantAt(from, 0), until: instantAt(addDays(until, 1), 0) };
  const number = normaliseIdentity(query.number ?? '');
  const { staff, action, what } = query;
  if (staff !== undefined && !(await isPerson(sql, staff))) throw fail('not_found');
  if (number === '') return { filter: { ...times, staff, action, what }, from, until, whose: null };
  const files = await filesByNumber(sql, number);
  const [newest] = files;
  if (!newest) throw fail('not_found');
  return {
    filter: { ...times, staff, action, what, personIds: files.map(({ id }) => id) },
    from,
    until,
    whose: { mrn_number: newest.mrn, name: null, name_ar: null },
  };
}

/** In whose log it stands that somebody looked: of whom was asked for, or who was asked about, else the administrator's own. */
const subjectsOf = (call: UserCall, { personIds, staff }: EntryFilter): readonly number[] =>
  personIds ?? [staff ?? call.actor.personId];

/** Writes down that the log was looked at or taken out, and how it was searched. */
export const auditLook = (sql: Sql, call: UserCall, search: Search, what: 'audit log' | 'audit log export') => {
  const { staff, action, what: kind } = search.filter;
  const recordId = [`${search.from}/${search.until}`, staff && `staff ${staff}`, action, kind]
    .filter(Boolean)
    .join(' · ');
  const subjects = subjectsOf(call, search.filter);
  const look = { action: 'read', what, recordId, why: 'staff' } as const;
  return audit(sql, call, ...subjects.map((personId) => ({ personId, ...look })));
};

/** A page of the audit log. Looking at it is an entry of it (D13.30). @throws not_found */
export async function searchLog(sql: Sql, call: UserCall, query: LogQuery & { readonly before?: number | undefined }) {
  const search = await searchOf(sql, call, query);
  const rows = await findEntries(sql, search.filter, { before: query.before, count: pageLength + 1 });
  const shown = rows.slice(0, pageLength);
  await auditLook(sql, call, search, 'audit log');
  return {
    items: await entryViews(sql, shown),
    next: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    from: search.from,
    until: search.until,
    whose: search.whose,
  };
}
