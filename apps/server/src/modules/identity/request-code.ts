import { randomBytes } from 'node:crypto';
import { codeRules, mayResend, sendLimits } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPatientAccount, type PatientField } from './accounts.store.ts';
import { counted } from './buckets.ts';
import { loginCodeHash, newDigits } from './code-digits.ts';
import { findNewestCode, insertCode } from './codes.store.ts';
import { codeAsked } from './events.ts';
import { deviceHash, laneOf } from './lanes.ts';
import { maskedDestination } from './masked.ts';
import { namedBy } from './patient-name.ts';
import { hashToken, newToken, seal } from './secrets.ts';

type Wish = { readonly field_name: PatientField; readonly username: string; readonly device_id?: string | undefined };

/** Counts the sending against its limits (locking the lane, so that two at the same time do not both send), and waits out the minute. */
async function checkSending(tx: Tx, secret: string, call: Call, lane: Buffer): Promise<void> {
  const address = counted.codesSentForAddress(secret, call.ip, call.now);
  const own = counted.codesSentInLane(lane, call.now);
  if ((await countUp(tx, address, sendLimits.addressPerDay)) === undefined) throw fail('too_many_codes');
  if ((await countUp(tx, own, sendLimits.accountPerDay)) === undefined) throw fail('too_many_codes');
  const last = await findNewestCode(tx, 'login', [lane]);
  const wait = mayResend(last?.created_at ?? null, call.now);
  if (!wait.ok) throw fail('code_too_soon', { values: wait.values, data: wait.values });
}

/**
 * Sends a patient a code to log in with. For a name that nobody has, everything is the same but that no message leaves: answer,
 * status, limits, rows and queries (D3.02).
 */
export async function requestLoginCode({ db, config: { secret } }: Platform, call: Call, wish: Wish) {
  const { name, value } = namedBy(wish.field_name, wish.username);
  const account = await findPatientAccount(db, wish.field_name, value);
  const lane = await laneOf(db, secret, { accountId: account?.id, name, device: deviceHash(secret, wish.device_id) });
  const challenge = newToken();
  const challengeHash = hashToken(challenge);
  const digits = newDigits();
  await db.transaction().execute(async (tx) => {
    await checkSending(tx, secret, call, lane.id);
    const id = await insertCode(tx, {
      purpose: 'login',
      account_id: account?.id ?? null,
      lane: lane.id,
      challenge_hash: challengeHash,
      code_hash: account ? loginCodeHash(secret, { challengeHash, account, digits }) : randomBytes(32),
      created_at: call.now,
      expires_at: addMinutes(call.now, codeRules.lifeMinutes),
    });
    await tell(tx, codeAsked, { code_id: id, sealed: seal(secret, digits) }, call.now);
  });
  return { challenge, ...maskedDestination(secret, name, account), resend_after: codeRules.resendSeconds };
}
