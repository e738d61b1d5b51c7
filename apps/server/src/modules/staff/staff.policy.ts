import { mayManageStaff, roles, type StaffAction } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { lockAdministrators, lockStaffRow, type StaffRow } from './staff.store.ts';
import { toRuleInput } from './staff.view.ts';

/**
 * A member of staff with whom the caller may do this now, locked until the transaction ends.
 * @throws not_found, own_account, staff_changed
 */
export async function staffForAction(tx: Tx, call: UserCall, personId: number, action: StaffAction): Promise<StaffRow> {
  const row = await lockStaffRow(tx, personId);
  if (!row) throw fail('not_found');
  const verdict = mayManageStaff(action, toRuleInput(row, call.actor.personId));
  assertAllowed(verdict);
  return row;
}

/**
 * The same for actions that remove an administrator: one of them must remain, and only an active administrator may do
 * it.
 * @throws not_found, own_account, staff_changed, last_administrator, forbidden
 */
export async function staffForRemoval(
  tx: Tx,
  call: UserCall,
  personId: number,
  action: StaffAction,
): Promise<StaffRow> {
  const administrators = await lockAdministrators(tx);
  const row = await staffForAction(tx, call, personId, action);
  const others = administrators.filter((id) => id !== row.account_id);
  if (row.role_id === roles.administrator && row.status === 'active' && others.length === 0)
    throw fail('last_administrator');
  if (!administrators.includes(call.actor.accountId)) throw fail('forbidden');
  return row;
}
