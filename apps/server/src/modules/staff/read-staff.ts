import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { listChanges } from '#modules/people/index.ts';
import { findStaff } from './staff.store.ts';
import { staffView } from './staff.view.ts';

/** The kinds of audit entries in the history of an account. */
const kinds = [
  'staff invitation',
  'staff joined',
  'staff role',
  'staff lock',
  'staff unlock',
  'password',
  'password link',
  'second factor',
  'second factor reset',
  'recovery code',
] as const;

/** A member of staff with the newest changes of their account, without an audit entry. */
export async function staffDetail(sql: Sql, call: UserCall, personId: number) {
  const row = await findStaff(sql, personId);
  if (!row) throw fail('not_found');
  return { ...staffView(row, call.actor.personId), changes: await listChanges(sql, personId, kinds, 20) };
}

/** The same with an audit entry for the read. */
export async function readStaff(sql: Sql, call: UserCall, personId: number) {
  const detail = await staffDetail(sql, call, personId);
  await audit(sql, call, { personId, action: 'read', what: 'staff profile', why: 'staff' });
  return detail;
}
