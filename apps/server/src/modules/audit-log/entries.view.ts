import type { CallReply, contract } from '@balsam/contract';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import { outcomeReasons } from '#modules/booking/index.ts';
import { correctionReasons, searchReasons } from '#modules/front-desk/index.ts';
import { fullNames, recordTitle } from '#modules/people/index.ts';
import type { EntryRow } from './entries.store.ts';

type Item = CallReply<typeof contract.auditLog.search>['items'][number];
export type Whose = Item['whose'];

/** Numbers of one kind of record that these entries name. */
const numbersOf = (rows: readonly EntryRow[], what: string): number[] =>
  rows.flatMap((row) => (row.what === what && /^\d+$/.test(row.record_id ?? '') ? [Number(row.record_id)] : []));

const momentOf = (at: Date, id: number | string | null, account: number | null): string =>
  `${at.getTime()}.${id}.${account}`;

/** What was said in words about these entries, by the entry. */
async function reasonsOf(sql: Sql, rows: readonly EntryRow[]): Promise<(row: EntryRow) => string | null> {
  const written = rows.filter(({ action }) => action === 'write');
  const [searches, corrections, outcomes] = await Promise.all([
    searchReasons(sql, numbersOf(rows, 'person')),
    correctionReasons(sql, numbersOf(written, 'correction')),
    outcomeReasons(sql, numbersOf(written, 'appointment')),
  ]);
  const bySearch = new Map(searches.map(({ id, reason }) => [String(id), reason]));
  const byCorrection = new Map(corrections.map(({ id, reason }) => [String(id), reason]));
  const byMoment = new Map(outcomes.map((o) => [momentOf(o.at, o.appointment_id, o.by_account), o.reason]));
  return (row) => {
    if (row.what === 'person') return bySearch.get(row.record_id ?? '') ?? null;
    if (row.what === 'correction') return byCorrection.get(row.record_id ?? '') ?? null;
    if (row.what !== 'appointment') return null;
    return byMoment.get(momentOf(row.at, row.record_id, row.actor_account_id)) ?? null;
  };
}

/** Whose record it is: a patient's number, and the name of somebody who has none. */
const whoseView = (row: EntryRow): Whose => {
  if (row.mrn !== null) return { mrn_number: row.mrn, name: null, name_ar: null };
  const { name, nameAr } = fullNames({
    first_name: row.whose_first,
    family_name: row.whose_family,
    first_name_ar: row.whose_first_ar,
    family_name_ar: row.whose_family_ar,
  });
  return { mrn_number: null, name, name_ar: nameAr };
};

const whoView = (row: EntryRow): Item['who'] => {
  if (row.actor_person_id === null) return null;
  const { name, nameAr } = fullNames(row);
  return { id: row.actor_person_id, name, name_ar: nameAr, role_id: row.actor_role ?? 0 };
};

/** Entries as administrators read them. */
export async function entryViews(sql: Sql, rows: readonly EntryRow[]): Promise<Item[]> {
  const reasonOf = await reasonsOf(sql, rows);
  return rows.map((row) => {
    const title = recordTitle(row.what);
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      what: row.what,
      title: title.en,
      title_ar: title.ar,
      record_id: row.record_id,
      reason: reasonOf(row),
      why: row.why as Reason,
      who: whoView(row),
      whose: whoseView(row),
    };
  });
}
