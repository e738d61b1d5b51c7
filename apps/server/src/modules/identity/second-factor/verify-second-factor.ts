import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { normalizePushToken } from '#platform/push/target.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { endPreviousSession } from '../sessions/log-out.ts';
import { hashToken } from '../common/secrets.ts';
import { actingAs } from './acting-as.ts';
import { openStaffSession } from './open-staff-session.ts';
import { readProof, type Proof } from './read-proof.ts';
import { notifyRecoveryCodeUsed } from './notify-recovery-code-used.ts';
import { checkProof } from './check-proof.ts';

type Input = {
  readonly challenge: string;
  readonly code: string;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

async function openSessionFor(tx: Tx, { config }: Platform, call: Call, accountId: number, input: Input, proof: Proof) {
  const device = deviceHash(config.secret, input.device_id);
  const signedIn = await openStaffSession(tx, call, accountId, {
    pushToken: normalizePushToken(input.fcm_token, config),
    device,
  });
  if (proof.kind === 'app') return signedIn;
  const { id: personId, role_id: roleId } = signedIn.user;
  const self = actingAs(call, { accountId, personId, roleId });
  await audit(tx, self, { personId, action: 'write', what: 'recovery code', why: 'self' });
  await notifyRecoveryCodeUsed(tx, accountId, call.now);
  return signedIn;
}

/**
 * The second step of staff: a code of their app, or a recovery code, each once. The session opens in the transaction
 * that uses it; a wrong one is counted and refused with `code_wrong` and how many tries are left.
 */
export async function verifySecondFactor(platform: Platform, call: Call, input: Input) {
  const proof = readProof(input.code);
  const outcome = await platform.db.transaction().execute(async (tx) => {
    const verdict = await checkProof(tx, platform, call, hashToken(input.challenge), proof);
    return verdict.ok
      ? { signedIn: await openSessionFor(tx, platform, call, verdict.accountId, input, proof) }
      : { refused: verdict };
  });
  if (outcome.signedIn) {
    await endPreviousSession(platform, call);
    return outcome.signedIn;
  }
  const { code, left } = outcome.refused;
  const values = left === undefined ? {} : { left };
  throw fail(code, { path: 'code', values, data: values });
}
