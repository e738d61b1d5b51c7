import type { RoleId } from '@balsam/domain/identity';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOf, forgetFactor } from '../identity/index.ts';
import { staffDetail } from './read-staff.ts';
import { sendLink } from './send-link.ts';
import { staffFor, staffToTakeAway } from './staff.policy.ts';
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

type Note = { readonly what: string; readonly recordId?: number };

async function written({ tx, call, personId }: Change, note: Note) {
  await audit(tx, call, { personId, action: 'write', why: 'staff', ...note });
  return staffDetail(tx, call, personId);
}

/** Gives another role. Whoever is at work signs in again, and then has the new one alone. */
export async function changeRole(change: Change, roleId: RoleId) {
  const { tx, call, personId } = change;
  const row = await staffToTakeAway(tx, call, personId, 'change_role');
  if (row.role_id === roleId) return staffDetail(tx, call, personId);
  await updateRole(tx, row.account_id, roleId);
  await endSessions(change, row.account_id);
  return written(change, { what: 'staff role', recordId: roleId });
}

/** Shuts somebody out, at once and with their sockets. */
export async function lockStaff(change: Change) {
  const { tx, call, personId } = change;
  const row = await staffToTakeAway(tx, call, personId, 'lock');
  await updateStatus(tx, row.account_id, 'locked');
  await endSessions(change, row.account_id);
  return written(change, { what: 'staff lock' });
}

/** Lets somebody in again; they sign in anew. */
export async function unlockStaff(change: Change) {
  const row = await staffFor(change.tx, change.call, change.personId, 'unlock');
  await updateStatus(change.tx, row.account_id, 'active');
  return written(change, { what: 'staff unlock' });
}

/** Sends a link to choose another password; until it is used the present one works. */
export async function sendPasswordLink(change: Change) {
  const row = await staffFor(change.tx, change.call, change.personId, 'send_password_link');
  await sendLink(change.tx, change.platform, row, 'password', change.call.now);
  return written(change, { what: 'password link' });
}

/** Forgets app and recovery codes of somebody who lost them, and sends a link to set up anew; they are signed out everywhere. */
export async function resetSecondFactor(change: Change) {
  const row = await staffFor(change.tx, change.call, change.personId, 'reset_second_factor');
  await forgetFactor(change.tx, row.account_id);
  await sendLink(change.tx, change.platform, row, 'second_factor', change.call.now);
  await endSessions(change, row.account_id);
  return written(change, { what: 'second factor reset' });
}
