import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { ownLogInOnly } from '../people/index.ts';
import { findBirthday, findGuardians, findMembers, listRelations } from './family.store.ts';
import { guardianView, memberView } from './family.view.ts';

const whole = <T>(items: T[]) => ({ items, total: items.length, page: 1, limit: Math.max(items.length, 1) });

/** In whose profiles the caller may work. Each of them finds in their log that somebody looked. */
export async function listMembers(sql: Sql, call: UserCall) {
  ownLogInOnly(call);
  const { personId } = call.actor;
  const [rows, relations] = await Promise.all([findMembers(sql, personId), listRelations(sql)]);
  const of = { action: 'read', what: 'family' } as const;
  const looked = rows.map((row) => ({ personId: row.person_id, recordId: row.id, ...of, why: 'guardian' as const }));
  await audit(sql, call, { personId, ...of, why: 'self' }, ...looked);
  return whole(rows.map((row) => memberView(row, relations, call.now)));
}

/** Who may work in the caller's profile. */
export async function listGuardians(sql: Sql, call: UserCall) {
  ownLogInOnly(call);
  const { personId } = call.actor;
  const [rows, relations, born] = await Promise.all([
    findGuardians(sql, personId),
    listRelations(sql),
    findBirthday(sql, personId),
  ]);
  await audit(sql, call, { personId, action: 'read', what: 'family', why: 'self' });
  return whole(rows.flatMap((row) => guardianView(row, relations, { born, now: call.now }) ?? []));
}
