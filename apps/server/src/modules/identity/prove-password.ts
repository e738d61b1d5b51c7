import { lockoutRules } from '@balsam/domain/identity';
import type { Db } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countBack, countUp } from '../../platform/limits/limits.store.ts';
import { counted } from './buckets.ts';
import { passwordMatches } from './passwords.ts';
import { clearTries, reserveTry } from './tries.store.ts';

type Claim = {
  readonly db: Db;
  readonly secret: string;
  readonly call: Call;
  readonly lane: Buffer;
  /** Undefined or null: there is no such account, or it has no password. */
  readonly stored: string | null | undefined;
  readonly password: string;
};

const reserve = ({ db, secret, call, lane }: Claim) =>
  db.transaction().execute(async (tx) => {
    const address = counted.wrongPasswordsOfAddress(secret, call.ip, call.now);
    if ((await countUp(tx, address, lockoutRules.addressPerHour)) === undefined) throw fail('too_many_requests');
    if (!(await reserveTry(tx, lane, call.now))) throw fail('log_in_locked');
  });

/**
 * Whether the password is the stored one. Refuses with `log_in_locked` after ten wrong ones in the lane, and with
 * `too_many_requests` when the address has tried too often. A try counts as wrong before it is looked at and is given back when
 * it was right, so that tries at the same time cannot pass a limit. Nothing differs for an account that is not there.
 */
export async function provePassword(claim: Claim): Promise<boolean> {
  await reserve(claim);
  if (!(await passwordMatches(claim.stored, claim.password))) return false;
  await claim.db.transaction().execute(async (tx) => {
    await countBack(tx, counted.wrongPasswordsOfAddress(claim.secret, claim.call.ip, claim.call.now));
    await clearTries(tx, claim.lane);
  });
  return true;
}
