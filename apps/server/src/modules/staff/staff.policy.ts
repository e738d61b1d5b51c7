import { mayActOnStaff, roles, type StaffAct } from '@balsam/domain/identity';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { holdAdministrators, holdStaff, type StaffRow } from './staff.store.ts';
import { standingOf } from './staff.view.ts';

/**
 * Somebody of the staff with whom the caller may do this now, kept from other changes until the transaction ends.
 * @throws not_found, own_account, staff_changed
 */
export async function staffFor(tx: Tx, call: UserCall, personId: number, act: StaffAct): Promise<StaffRow> {
  const row = await holdStaff(tx, personId);
  if (!row) throw fail('not_found');
  const verdict = mayActOnStaff(act, standingOf(row, call.actor.personId));
  if (!verdict.ok) throw fail(verdict.code);
  return row;
}

/**
 * The same for what takes an administrator away: one of them always stays, and only somebody who still is one decides.
 * @throws not_found, own_account, staff_changed, last_administrator, forbidden
 */
export async function staffToTakeAway(tx: Tx, call: UserCall, personId: number, act: StaffAct): Promise<StaffRow> {
  const administrators = await holdAdministrators(tx);
  const row = await staffFor(tx, call, personId, act);
  const others = administrators.filter((id) => id !== row.account_id);
  if (row.role_id === roles.administrator && row.status === 'active' && others.length === 0)
    throw fail('last_administrator');
  if (!administrators.includes(call.actor.accountId)) throw fail('forbidden');
  return row;
}
