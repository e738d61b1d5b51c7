import { roles } from '@balsam/domain/identity';
import { orderName, readOrderQuery } from '@balsam/domain/orders';
import { rankMatches, searchRules, type SearchKind, type Searched } from '@balsam/domain/search';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { searchableVisits } from '#modules/booking/index.ts';
import { searchableOrders } from '#modules/orders/index.ts';
import { fullNames, ownReason } from '#modules/people/index.ts';
import { searchableReports, searchableTests, type SearchableResult } from '#modules/records/index.ts';
import { searchTexts } from './search.texts.ts';
import type { Found } from './found.ts';

type Own = Searched & { readonly found: Found };

/** Whether somebody with a log-in as a patient searches; the open profile may be a dependent's. */
export const isPatient = (call: Call): call is UserCall =>
  call.actor.kind === 'user' && call.actor.roleId === roles.patient;

async function visits(sql: Sql, { actor }: UserCall): Promise<Own[]> {
  return (await searchableVisits(sql, actor.personId)).map((row) => {
    const { name, nameAr } = fullNames(row);
    const title = searchTexts.doctor({ en: name, ar: nameAr });
    const { id, speciality, speciality_ar, branch, branch_ar } = row;
    return {
      words: [name, nameAr, speciality, speciality_ar, branch, branch_ar].join(' '),
      found: {
        id,
        title: title.en,
        title_ar: title.ar,
        detail: speciality,
        detail_ar: speciality_ar,
        at: row.starts_at.toISOString(),
      },
    };
  });
}

/** Names of an order's products in one line. */
const mostNames = 2;
const inOneLine = (names: readonly string[], separator: string): string => names.slice(0, mostNames).join(separator);

async function orders(sql: Sql, call: UserCall): Promise<Own[]> {
  return (await searchableOrders(sql, call)).map(({ id, names, names_ar: namesAr, created_at: at }) => ({
    words: [String(id), ...names, ...namesAr].join(' '),
    found: {
      id,
      title: inOneLine(names, '; ') || orderName(id).en,
      title_ar: inOneLine(namesAr, '؛ ') || orderName(id).ar,
      detail: '',
      detail_ar: '',
      at: at.toISOString(),
    },
  }));
}

const resultWords = ({ id, title, titleAr, at }: SearchableResult): Own => ({
  words: `${title} ${titleAr}`,
  found: { id, title, title_ar: titleAr, detail: '', detail_ar: '', at: at?.toISOString() ?? null },
});
const tests = async (sql: Sql, { actor }: UserCall): Promise<Own[]> =>
  (await searchableTests(sql, actor.personId)).map(resultWords);
const reports = async (sql: Sql, { actor }: UserCall): Promise<Own[]> =>
  (await searchableReports(sql, actor.personId)).map(resultWords);

const own = { appointment: visits, result: tests, radiology: reports, order: orders } as const satisfies Partial<
  Record<SearchKind, unknown>
>;
export type OwnKind = keyof typeof own;
const auditNames = {
  appointment: 'appointments',
  result: 'laboratory results',
  radiology: 'reports',
  order: 'orders',
} as const;

/** The best answers first; before all others the order that was named by its number, however that was said (`readOrderQuery`). */
function best(kind: OwnKind, records: readonly Own[], typed: string): Own[] {
  const number = kind === 'order' ? readOrderQuery(typed).number : undefined;
  const named = records.filter(({ found }) => found.id === number);
  return [...new Set([...named, ...rankMatches(records, typed)])];
}

/** What the open profile has of a kind that answers the query; who saw it is written down when there is any. */
export async function ownMatches(sql: Sql, call: UserCall, kind: OwnKind, typed: string): Promise<Found[]> {
  const { personId } = call.actor;
  const items = best(kind, await own[kind](sql, call), typed)
    .slice(0, searchRules.ofEach)
    .map(({ found }) => found);
  if (items.length > 0)
    await audit(sql, call, { personId, action: 'read', what: auditNames[kind], why: ownReason(call) });
  return items;
}
