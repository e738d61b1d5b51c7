import type { RoleId } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { endSessionsOf } from '#modules/identity/index.ts';
import { revokeLinks } from './links.store.ts';
import { sendWorkerLink } from './send-worker-link.ts';
import { lockWorker, moveAccount } from './worker-account.store.ts';

/** A change of the account of a doctor or a rider, who have no place among the staff. */
export type WorkerChange = {
  readonly tx: Tx;
  readonly platform: Platform;
  readonly call: UserCall;
  readonly after: (effect: () => void) => void;
  readonly personId: number;
  readonly roleId: RoleId;
};

async function workerOf({ tx, personId, roleId }: WorkerChange) {
  const row = await lockWorker(tx, personId, roleId);
  if (!row) throw fail('not_found');
  return row;
}

const record = ({ tx, call, personId }: WorkerChange, what: string): Promise<void> =>
  audit(tx, call, { personId, action: 'write', what, why: 'staff' });

/** Locks a worker out: their sessions and links end at once. @throws not_found, staff_changed */
export async function lockWorkerAccount(change: WorkerChange): Promise<void> {
  const { tx, platform, call, after } = change;
  const { account_id: accountId } = await workerOf(change);
  if (!(await moveAccount(tx, accountId, ['active', 'invited'], 'locked'))) throw fail('staff_changed');
  await revokeLinks(tx, accountId, call.now);
  const ended = await endSessionsOf(tx, { accountId }, call.now);
  after(() => platform.realtime.endSessions(ended));
  await record(change, 'staff lock');
}

/** Lets a worker in again; their sessions stay ended. @throws not_found, staff_changed */
export async function unlockWorkerAccount(change: WorkerChange): Promise<void> {
  const { account_id: accountId } = await workerOf(change);
  if (!(await moveAccount(change.tx, accountId, ['locked'], 'unlocked'))) throw fail('staff_changed');
  await record(change, 'staff unlock');
}

/** Sends a worker a link by which they choose a password: the first one, or another. @throws not_found, staff_changed, too_many_requests */
export async function sendLinkToWorker(change: WorkerChange, purpose: 'invitation' | 'password'): Promise<void> {
  const row = await workerOf(change);
  const email = row.login_email ?? row.email;
  if (row.status !== (purpose === 'invitation' ? 'invited' : 'active') || email === null) throw fail('staff_changed');
  const worker = {
    accountId: row.account_id,
    email,
    language: row.language,
    firstName: row.first_name,
    firstNameAr: row.first_name_ar,
    logIn: row.doctor_code ?? email,
  };
  await sendWorkerLink(change.tx, change.platform, worker, purpose, change.call.now);
  await record(change, purpose === 'invitation' ? 'staff invitation' : 'password link');
}
