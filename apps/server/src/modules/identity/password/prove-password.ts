import { lockoutRules } from '@balsam/domain/identity';
import type { Db, Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { countEachBack, countEachUp, countUp, type Counted } from '../../../platform/limits/limits.store.ts';
import { counted } from '../lock-out/rate-limit-keys.ts';
import { throttleKeysAt } from '../lock-out/throttle-keys.ts';
import { passwordMatches } from './passwords.ts';
import { clearTries, reserveTry } from '../lock-out/tries.store.ts';

/**
 * What limits a try: `lane` its lane alone, for a device that the account knows and for somebody who is signed in; `codeToo` its lane
 * over all addresses and, where too many passwords were wrong at the address, a code in place of a refusal; `hereAlone` its lane at
 * this address, for those who have no code to be asked for.
 */
export type PasswordLimit = 'lane' | 'codeToo' | 'hereAlone';

type Claim = {
  readonly db: Db;
  readonly secret: string;
  readonly call: Call;
  readonly lane: Buffer;
  readonly limit: PasswordLimit;
  /** Undefined or null: there is no such account, or it has no password. */
  readonly stored: string | null | undefined;
  readonly password: string;
};

/** What was counted for a try, to be given back when its password was right. Both in the order in which their rows are locked. */
type Reserved = { readonly counts: readonly Counted[]; readonly lanes: readonly Buffer[] };

async function reserveIn(tx: Tx, { call }: Claim, lane: Buffer, tries: number): Promise<void> {
  if (!(await reserveTry(tx, lane, call.now, tries))) throw fail('log_in_locked');
}

const countAtAddress = (tx: Tx, { secret, call }: Claim) =>
  countEachUp(tx, counted.wrongPasswordsOfAddress(secret, call.ip, call.now));

async function reserveOrAskForCode(tx: Tx, claim: Claim): Promise<Reserved> {
  const { counted: counts, isFull } = await countAtAddress(tx, claim);
  // Before the password is looked at, so that the answer tells nothing about it.
  if (isFull) throw fail('code_also_required', { path: 'otp_code' });
  await reserveIn(tx, claim, claim.lane, lockoutRules.tries);
  return { counts, lanes: [claim.lane] };
}

async function reserveHere(tx: Tx, claim: Claim): Promise<Reserved> {
  const { counted: counts, isFull } = await countAtAddress(tx, claim);
  const everywhere = counted.wrongPasswordsOfLane(claim.lane, claim.call.now);
  if ((await countUp(tx, everywhere, everywhere.most)) === undefined) throw fail('log_in_locked');
  const tries = isFull ? lockoutRules.triesAtBusyAddress : lockoutRules.tries;
  const lanes = throttleKeysAt(claim.secret, claim.lane, claim.call.ip);
  for (const { lane, share } of lanes) {
    await reserveIn(tx, claim, lane, tries * share);
  }
  return { counts: [...counts, everywhere], lanes: lanes.map(({ lane }) => lane) };
}

const reserve: Record<PasswordLimit, (tx: Tx, claim: Claim) => Promise<Reserved>> = {
  lane: async (tx, claim) => {
    await reserveIn(tx, claim, claim.lane, lockoutRules.tries);
    return { counts: [], lanes: [claim.lane] };
  },
  codeToo: reserveOrAskForCode,
  hereAlone: reserveHere,
};

async function giveBack(tx: Tx, { counts, lanes }: Reserved): Promise<void> {
  await countEachBack(tx, counts);
  await clearTries(tx, lanes);
}

/**
 * Whether the password is the stored one. Refuses with `log_in_locked` after ten wrong ones in the lane, and with
 * `code_also_required` where its limit has that. A try counts as wrong before it is looked at and is given back when it was right,
 * so that tries at the same time cannot pass a limit. Nothing differs for an account that is not there.
 */
export async function provePassword(claim: Claim): Promise<boolean> {
  const reserved = await claim.db.transaction().execute((tx) => reserve[claim.limit](tx, claim));
  if (!(await passwordMatches(claim.stored, claim.password))) return false;
  await claim.db.transaction().execute((tx) => giveBack(tx, reserved));
  return true;
}
