import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { findBirthday, findGuardians, findMembers, listRelations } from './family.store.ts';
import { guardianView, memberView } from './family.view.ts';

const singlePage = <T>(items: T[]) => ({ items, total: items.length, page: 1, limit: Math.max(items.length, 1) });

/** The caller's dependents. Each of them finds in their access log that the list was read. */
export async function listMembers(sql: Sql, call: UserCall) {
  ownLogInOnly(call);
  const { personId } = call.actor;
  const [rows, relations] = await Promise.all([findMembers(sql, personId), listRelations(sql)]);
  const entry = { action: 'read', what: 'family' } as const;
  const memberEntries = rows.map((row) => ({
    personId: row.person_id,
    recordId: row.id,
    ...entry,
    why: 'guardian' as const,
  }));
  await audit(sql, call, { personId, ...entry, why: 'self' }, ...memberEntries);
  return singlePage(rows.map((row) => memberView(row, relations, call.now)));
}

/** The guardians of the caller. */
export async function listGuardians(sql: Sql, call: UserCall) {
  ownLogInOnly(call);
  const { personId } = call.actor;
  const [rows, relations, born] = await Promise.all([
    findGuardians(sql, personId),
    listRelations(sql),
    findBirthday(sql, personId),
  ]);
  await audit(sql, call, { personId, action: 'read', what: 'family', why: 'self' });
  return singlePage(rows.flatMap((row) => guardianView(row, relations, { born, now: call.now }) ?? []));
}
