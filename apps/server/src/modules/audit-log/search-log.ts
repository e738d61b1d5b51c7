import { normaliseIdentity } from '@balsam/domain/identity';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { patientByNumber } from '#modules/people/index.ts';
import { findEntries, isPerson, type EntryFilter } from './entries.store.ts';
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
  const patient = await patientByNumber(sql, number);
  if (!patient) throw fail('not_found');
  return {
    filter: { ...times, staff, action, what, personId: patient.personId },
    from,
    until,
    whose: { mrn_number: patient.mrn, name: null, name_ar: null },
  };
}

/** In whose log it stands that somebody looked: of whom was asked for, or who was asked about, else the administrator's own. */
const subjectOf = (call: UserCall, { personId, staff }: EntryFilter): number =>
  personId ?? staff ?? call.actor.personId;

/** Writes down that the log was looked at or taken out, and how it was searched. */
export const auditLook = (sql: Sql, call: UserCall, search: Search, what: 'audit log' | 'audit log export') => {
  const { staff, action, what: kind } = search.filter;
  const recordId = [`${search.from}/${search.until}`, staff && `staff ${staff}`, action, kind]
    .filter(Boolean)
    .join(' · ');
  return audit(sql, call, { personId: subjectOf(call, search.filter), action: 'read', what, recordId, why: 'staff' });
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
