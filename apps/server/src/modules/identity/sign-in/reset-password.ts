import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { updatePassword } from '../account/accounts.store.ts';
import { checkNewPassword } from '../password/check-new-password.ts';
import { chooseAccount } from './choose-account.ts';
import { passwordChanged } from '../common/events.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { throttleKeysAt } from '../lock-out/throttle-keys.ts';
import { endSessionsOf } from '../sessions/log-out.ts';
import { hashPassword } from '../password/passwords.ts';
import { redeemCode, type RedeemedCode } from '../codes/redeem-code.ts';
import { destinationOf } from '../codes/send-code.ts';
import { clearTries } from '../lock-out/tries.store.ts';

type Input = {
  readonly identifier: string;
  readonly challenge?: string | undefined;
  readonly otp_code: string;
  readonly password: string;
  readonly mrn_number?: string | undefined;
  readonly device_id?: string | undefined;
};

type Replacement = { readonly hash: string; readonly mrn: string | undefined; readonly secret: string };

/** Replaces the password, clears the lock-out of wrong ones, and ends every session. */
async function replace(
  tx: Tx,
  call: Call,
  redeemed: RedeemedCode,
  { hash, mrn, secret }: Replacement,
): Promise<number[]> {
  const { account, throttleKey } = chooseAccount(redeemed, { mrn_number: mrn });
  await updatePassword(tx, account.id, hash);
  await clearTries(tx, [throttleKey, ...throttleKeysAt(secret, throttleKey, call.ip).map((key) => key.throttleKey)]);
  await audit(tx, call, { personId: account.person_id, action: 'write', what: 'password', why: 'self' });
  await publish(tx, passwordChanged, { account_id: account.id }, call.now);
  return endSessionsOf(tx, { accountId: account.id }, call.now);
}

/**
 * Sets a new password with the code that `otp/verify` found right and kept, sharing its tries. The code decides whose
 * it is: neither a role nor an MRN from the client opens another account (S6.04). A password that is refused leaves the
 * code as it was.
 */
export async function resetPassword(platform: Platform, call: Call, input: Input): Promise<void> {
  checkNewPassword(input.password);
  const typed = input.identifier.includes('@')
    ? { email_address: input.identifier }
    : { phone_number: input.identifier };
  destinationOf(typed, 'identifier');
  const hash = await hashPassword(input.password);
  const lookup = input.challenge === undefined ? typed : { challenge: input.challenge };
  const ended = await redeemCode(platform, call, { ...input, purposes: ['reset'], lookup }, (tx, redeemed) =>
    replace(tx, call, redeemed, { hash, mrn: input.mrn_number, secret: platform.config.secret }),
  );
  platform.realtime.endSessions(ended);
}
