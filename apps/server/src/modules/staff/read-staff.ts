import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { changesOf } from '../people/index.ts';
import { findStaff } from './staff.store.ts';
import { staffView } from './staff.view.ts';

/** What their history tells: how their account came to be as it is. */
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

/** Somebody of the staff with the newest changes of their account, without writing down that they were looked at. */
export async function staffDetail(sql: Sql, call: UserCall, personId: number) {
  const row = await findStaff(sql, personId);
  if (!row) throw fail('not_found');
  return { ...staffView(row, call.actor.personId), changes: await changesOf(sql, personId, kinds, 20) };
}

/** The same for whoever opens them; the look is written down. */
export async function readStaff(sql: Sql, call: UserCall, personId: number) {
  const detail = await staffDetail(sql, call, personId);
  await audit(sql, call, { personId, action: 'read', what: 'staff profile', why: 'staff' });
  return detail;
}
