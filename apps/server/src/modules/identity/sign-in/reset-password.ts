import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updatePassword } from '../account/accounts.store.ts';
import { checkNewPassword } from '../password/check-new-password.ts';
import { chooseAccount } from './choose-account.ts';
import { passwordChanged } from '../common/events.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { throttleKeysAt } from '../lock-out/throttle-keys.ts';
import { endSessionsOf } from '../sessions/log-out.ts';
import { hashPassword } from '../password/passwords.ts';
import { proveCode, type Proven } from '../codes/prove-code.ts';
import { destinationOf } from '../codes/send-code.ts';
import { clearTries } from '../lock-out/tries.store.ts';

type Wish = {
  readonly identifier: string;
  readonly challenge?: string | undefined;
  readonly otp_code: string;
  readonly password: string;
  readonly mrn_number?: string | undefined;
  readonly device_id?: string | undefined;
};

type Replacement = { readonly hash: string; readonly mrn: string | undefined; readonly secret: string };

/** Puts the new password in place of the forgotten one, opens the lock that wrong ones may have shut, and ends every log-in. */
async function replace(tx: Tx, call: Call, proven: Proven, { hash, mrn, secret }: Replacement): Promise<number[]> {
  const { account, lane } = chooseAccount(proven, mrn);
  await updatePassword(tx, account.id, hash);
  await clearTries(tx, [lane, ...throttleKeysAt(secret, lane, call.ip).map((at) => at.lane)]);
  await audit(tx, call, { personId: account.person_id, action: 'write', what: 'password', why: 'self' });
  await publish(tx, passwordChanged, { account_id: account.id }, call.now);
  return endSessionsOf(tx, { accountId: account.id }, call.now);
}

/**
 * Sets a new password with the code that `otp/verify` found right and kept, sharing its tries. Whose it is the code knows: neither
 * a role nor an MRN from the client opens anything else (S6.04). A password that is not taken leaves the code as it was.
 */
export async function resetPassword(platform: Platform, call: Call, wish: Wish): Promise<void> {
  checkNewPassword(wish.password);
  const typed = wish.identifier.includes('@') ? { email_address: wish.identifier } : { phone_number: wish.identifier };
  destinationOf(typed, 'identifier');
  const hash = await hashPassword(wish.password);
  const naming = wish.challenge === undefined ? typed : { challenge: wish.challenge };
  const ended = await proveCode(platform, call, { ...wish, purposes: ['reset'], naming }, (tx, proven) =>
    replace(tx, call, proven, { hash, mrn: wish.mrn_number, secret: platform.config.secret }),
  );
  platform.realtime.endSessions(ended);
}
