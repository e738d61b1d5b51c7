import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalizePushToken } from '../../../platform/push/target.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { endEarlier } from '../sessions/log-out.ts';
import { hashToken } from '../common/secrets.ts';
import { actingAs } from './acting-as.ts';
import { openStaffSession } from './open-staff-session.ts';
import { readProof, type Proof } from './read-proof.ts';
import { tellOfRecoveryCode } from './tell-of-recovery-code.ts';
import { checkProof } from './check-proof.ts';

type Wish = {
  readonly challenge: string;
  readonly code: string;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

async function letIn(tx: Tx, { config }: Platform, call: Call, accountId: number, wish: Wish, proof: Proof) {
  const device = deviceHash(config.secret, wish.device_id);
  const signedIn = await openStaffSession(tx, call, accountId, {
    pushToken: normalizePushToken(wish.fcm_token, config),
    device,
  });
  if (proof.kind === 'app') return signedIn;
  const { id: personId, role_id: roleId } = signedIn.user;
  const self = actingAs(call, { accountId, personId, roleId });
  await audit(tx, self, { personId, action: 'write', what: 'recovery code', why: 'self' });
  await tellOfRecoveryCode(tx, accountId, call.now);
  return signedIn;
}

/**
 * The second step of staff: a code of their app, or a recovery code, each once. The session opens in the transaction that uses it up;
 * a wrong one is counted and refused with `code_wrong` and how many tries are left.
 */
export async function verifySecondFactor(platform: Platform, call: Call, wish: Wish) {
  const proof = readProof(wish.code);
  const answer = await platform.db.transaction().execute(async (tx) => {
    const weighed = await checkProof(tx, platform, call, hashToken(wish.challenge), proof);
    return weighed.ok ? { signedIn: await letIn(tx, platform, call, weighed.accountId, wish, proof) } : { weighed };
  });
  if (answer.signedIn) {
    await endEarlier(platform, call);
    return answer.signedIn;
  }
  const { code, left } = answer.weighed;
  const values = left === undefined ? {} : { left };
  throw fail(code, { path: 'code', values, data: values });
}
