import type { RoleId } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { endSessionsOf, removeFactor } from '#modules/identity/index.ts';
import { revokeLinks } from './links.store.ts';
import { staffDetail } from './read-staff.ts';
import { sendLink } from './send-link.ts';
import { staffForAction, staffForRemoval } from './staff.policy.ts';
import { updateRole, updateStatus } from './staff.store.ts';

/** The transaction of a change, and what follows its commit: the sockets of ended sessions. */
export type Change = {
  readonly tx: Tx;
  readonly platform: Platform;
  readonly call: UserCall;
  readonly after: (effect: () => void) => void;
  readonly personId: number;
};

async function endSessions({ tx, platform, call, after }: Change, accountId: number): Promise<void> {
  const ended = await endSessionsOf(tx, { accountId }, call.now);
  after(() => platform.realtime.endSessions(ended));
}

type AuditFields = { readonly what: string; readonly recordId?: number };

async function recordChange({ tx, call, personId }: Change, fields: AuditFields) {
  await audit(tx, call, { personId, action: 'write', why: 'staff', ...fields });
  return staffDetail(tx, call, personId);
}

/** Changes the role. An active member of staff must sign in again, and then has the new role alone. */
export async function changeRole(change: Change, roleId: RoleId) {
  const { tx, call, personId } = change;
  const row = await staffForRemoval(tx, call, personId, 'change_role');
  if (row.role_id === roleId) return staffDetail(tx, call, personId);
  await updateRole(tx, row.account_id, roleId);
  await endSessions(change, row.account_id);
  return recordChange(change, { what: 'staff role', recordId: roleId });
}

/** Locks an account at once: its sessions and the links that were sent end for good, its sockets are closed. */
export async function lockStaff(change: Change) {
  const { tx, call, personId } = change;
  const row = await staffForRemoval(tx, call, personId, 'lock');
  await updateStatus(tx, row.account_id, 'locked');
  await revokeLinks(tx, row.account_id, call.now);
  await endSessions(change, row.account_id);
  return recordChange(change, { what: 'staff lock' });
}

/** Unlocks an account; its sessions stay ended. */
export async function unlockStaff(change: Change) {
  const row = await staffForAction(change.tx, change.call, change.personId, 'unlock');
  await updateStatus(change.tx, row.account_id, 'active');
  return recordChange(change, { what: 'staff unlock' });
}

/** Sends a link to choose another password; until it is used the present one works. */
export async function sendPasswordLink(change: Change) {
  const row = await staffForAction(change.tx, change.call, change.personId, 'send_password_link');
  await sendLink(change.tx, change.platform, row, 'password', change.call.now);
  return recordChange(change, { what: 'password link' });
}

/** Removes the app and the recovery codes of somebody who lost them, and sends a link to set up a new one; all their sessions end. */
export async function resetSecondFactor(change: Change) {
  const row = await staffForAction(change.tx, change.call, change.personId, 'reset_second_factor');
  await removeFactor(change.tx, row.account_id);
  await sendLink(change.tx, change.platform, row, 'second_factor', change.call.now);
  await endSessions(change, row.account_id);
  return recordChange(change, { what: 'second factor reset' });
}
