import { codeRules, digitsFor, type CodePurpose } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail, type Failure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import type { CodeRow } from './codes.store.ts';
import { checkCode, type Verdict } from './check-code.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { findCode, type FoundCode, type Naming } from './find-code.ts';
import { tooMany } from '../lock-out/too-many.ts';

/** The digits as typed, Arabic-Indic ones too; `otp_required` or `order_otp_required` when they are too few or none (S5.03). */
function digitsOf(typed: string, count: number, path = 'otp_code'): string {
  const digits = toLatinDigits(typed);
  if (/^\d+$/.test(digits) && digits.length === count) return digits;
  throw fail(count === codeRules.orderDigits ? 'order_otp_required' : 'otp_required', { path });
}

/** A code that was right: its row, and the accounts that it opens. */
export type Proven = {
  readonly code: CodeRow;
  readonly accounts: readonly AccountRow[];
  /** Of each account, in their order. */
  readonly lanes: readonly Buffer[];
};

type Proof = {
  readonly purposes: readonly CodePurpose[];
  readonly naming: Naming;
  readonly otp_code: string;
  readonly device_id?: string | undefined;
  readonly keep?: boolean;
  /** As of when the code is judged, if it was typed where there was no line; else as of now. */
  readonly judgedAt?: Date | undefined;
  /** The field that holds the code, when it is not `otp_code`. */
  readonly path?: string | undefined;
  /** Whether the password sent beside it is that of the account that the code was found to be for; undefined when none was. */
  readonly passwordRight?: (named: FoundCode) => Promise<boolean | undefined>;
};

function refusal(verdict: Verdict & { ok: false }, named: FoundCode, proof: Proof): Failure {
  const { purposes, path: field = 'otp_code' } = proof;
  if (!named.mayExplain && !verdict.ofAddress) return fail('code_not_valid', { path: field });
  const left = verdict.left === undefined ? {} : { left: verdict.left };
  const path = verdict.code === 'password_also_required' || verdict.code === 'invalid_credentials' ? 'password' : field;
  const code = verdict.code === 'too_many_codes' ? tooMany(...purposes) : verdict.code;
  return fail(code, { path, values: left, data: left });
}

/**
 * Weighs a guess and, when it is right, does `then` in the same transaction. A wrong one is counted for good and then refused;
 * when `then` throws, nothing has happened and the code may be used again.
 */
export async function proveCode<T>(
  { db, config }: Platform,
  call: Call,
  proof: Proof,
  then: (tx: Tx, proven: Proven) => Promise<T>,
): Promise<T> {
  const digits = digitsOf(proof.otp_code, Math.max(...proof.purposes.map(digitsFor)), proof.path);
  const device = deviceHash(config.secret, proof.device_id);
  const named = await findCode(db, config.secret, proof.purposes, proof.naming, device);
  const passwordRight = await proof.passwordRight?.(named);
  const guess = { ...named, digits, passwordRight, keep: proof.keep ?? false, judgedAt: proof.judgedAt };
  const outcome = await db.transaction().execute(async (tx) => {
    const verdict = await checkCode(tx, config.secret, call, guess);
    if (!verdict.ok) return { refused: refusal(verdict, named, proof) };
    return { done: await then(tx, { code: named.code!, accounts: named.accounts, lanes: named.lanes.ids }) };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.done;
}

/** A code is named by the challenge of its request or, by the module that asked for it, by what it is for. */
type Named = { readonly challenge: string } | { readonly subject: string };

const namingOf = (proof: Named): Naming =>
  'subject' in proof ? { subject: proof.subject } : { challenge: proof.challenge };

/**
 * Proves a code of one purpose and, in the same transaction, does `then` with what it was for. Throws `otp_required`,
 * `code_wrong` with the tries left, `code_expired`, `code_spent`, `too_many_codes` (of an order
 * `too_many_order_codes`), `code_not_valid` for a challenge that was never given for this purpose, and `codes_paused` while codes are being guessed all over (D3.02), but not of one that is
 * named by its subject: the system itself named it, for somebody who is signed in for that work.
 */
export const withVerifiedCode = <T>(
  platform: Platform,
  call: Call,
  proof: Named & {
    readonly purpose: CodePurpose;
    readonly otp_code: string;
    readonly device_id?: string | undefined;
    readonly judgedAt?: Date | undefined;
    readonly path?: string | undefined;
  },
  then: (tx: Tx, code: { subject: string; accountId: number | undefined }) => Promise<T>,
): Promise<T> =>
  proveCode(platform, call, { ...proof, purposes: [proof.purpose], naming: namingOf(proof) }, (tx, { code }) =>
    then(tx, { subject: code.subject, accountId: code.account_id ?? undefined }),
  );
