import { landing, sessionExpiry, type RoleId } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { saveDevice } from '#platform/push/devices.store.ts';
import { userOf } from '#modules/people/index.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import { signedInOnNewDevice } from '../common/events.ts';
import { hashToken, newToken } from '../common/secrets.ts';
import { insertSession, knowsDevice, rememberDevice } from './sessions.store.ts';

export type SessionOptions = {
  readonly remember: boolean;
  /** As `keptPushToken` answers. */
  readonly pushToken: string | undefined;
  readonly device: Buffer | undefined;
};

const toUserCall = (call: Call, account: AccountRow, sessionId: number): UserCall => ({
  ...call,
  actor: {
    kind: 'user',
    accountId: account.id,
    sessionId,
    roleId: account.role_id as RoleId,
    personId: account.person_id,
    mrn: account.mrn ?? undefined,
    doctorId: account.doctor_id ?? undefined,
    guardianId: undefined,
  },
});

/** Opens a session for an authenticated account, and answers as every log-in does (SPEC §3). Only a hash of the token is stored. */
export async function openSession(tx: Tx, call: Call, account: AccountRow, options: SessionOptions) {
  const token = newToken();
  const expiresAt = sessionExpiry({ roleId: account.role_id, remember: options.remember, lastSeenAt: call.now });
  const isKnown = await knowsDevice(tx, account.id, options.device, call.userAgent);
  const sessionId = await insertSession(tx, {
    token_hash: hashToken(token),
    account_id: account.id,
    person_id: account.person_id,
    remember: options.remember,
    device_hash: options.device ?? null,
    user_agent: call.userAgent,
    created_at: call.now,
    last_seen_at: call.now,
    expires_at: expiresAt,
  });
  if (options.device) await rememberDevice(tx, account.id, options.device, call.now);
  if (options.pushToken) await saveDevice(tx, { sessionId, token: options.pushToken, now: call.now });
  if (!isKnown) await publish(tx, signedInOnNewDevice, { session_id: sessionId }, call.now);
  const signedIn = toUserCall(call, account, sessionId);
  const user = await userOf(tx, signedIn);
  await audit(tx, signedIn, {
    personId: account.person_id,
    action: 'write',
    what: 'session',
    recordId: sessionId,
    why: 'self',
  });
  return {
    user,
    access_token: token,
    token_type: 'Bearer' as const,
    expires_at: expiresAt.toISOString(),
    landing: landing({ roleId: account.role_id, agreedTerms: user.is_privacy_agreed }),
  };
}
