import { codeRules, digitsFor, type CodePurpose } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail, type Failure } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import type { CodeRow } from './codes.store.ts';
import { checkCode, type Verdict } from './check-code.ts';
import { tooManyCodesError } from '../lock-out/rate-limit-keys.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { findCode, type FoundCode, type CodeLookup } from './find-code.ts';

/** The digits as typed, Arabic-Indic ones too; `otp_required` or `order_otp_required` when they are incomplete (S5.03). */
function digitsOf(typed: string, count: number, path = 'otp_code'): string {
  const digits = toLatinDigits(typed);
  if (/^\d+$/.test(digits) && digits.length === count) return digits;
  throw fail(count === codeRules.orderDigits ? 'order_otp_required' : 'otp_required', { path });
}

/** A code that was right: its row, and the accounts that it opens. */
export type RedeemedCode = {
  readonly code: CodeRow;
  readonly accounts: readonly AccountRow[];
  /** The throttle key of each account, in their order. */
  readonly throttleKeys: readonly Buffer[];
};

type Redemption = {
  readonly purposes: readonly CodePurpose[];
  readonly lookup: CodeLookup;
  readonly otp_code: string;
  readonly device_id?: string | undefined;
  readonly keep?: boolean;
  /** The time as of which the code is checked, if it was typed offline; else now. */
  readonly asOf?: Date | undefined;
  /** The field that holds the code, when it is not `otp_code`. */
  readonly path?: string | undefined;
  /** Whether the password sent beside the code is that of the account found; undefined when none was sent. */
  readonly passwordRight?: (found: FoundCode) => Promise<boolean | undefined>;
};

function refusal(verdict: Verdict & { ok: false }, found: FoundCode, redemption: Redemption): Failure {
  const { purposes, path: field = 'otp_code' } = redemption;
  if (!found.mayExplain && !verdict.ofAddress) return fail('code_not_valid', { path: field });
  const left = verdict.left === undefined ? {} : { left: verdict.left };
  const path = verdict.code === 'password_also_required' || verdict.code === 'invalid_credentials' ? 'password' : field;
  const code = verdict.code === 'too_many_codes' ? tooManyCodesError(...purposes) : verdict.code;
  return fail(code, { path, values: left, data: left });
}

/**
 * Checks a code and, when it is right, runs `then` in the same transaction. A wrong one is counted and refused; when
 * `then` throws, everything is rolled back and the code may be used again.
 */
export async function redeemCode<T>(
  { db, config }: Platform,
  call: Call,
  redemption: Redemption,
  then: (tx: Tx, redeemed: RedeemedCode) => Promise<T>,
): Promise<T> {
  const digits = digitsOf(redemption.otp_code, Math.max(...redemption.purposes.map(digitsFor)), redemption.path);
  const device = deviceHash(config.secret, redemption.device_id);
  const found = await findCode(db, config.secret, redemption.purposes, redemption.lookup, device);
  const passwordRight = await redemption.passwordRight?.(found);
  const attempt = { ...found, digits, passwordRight, keep: redemption.keep ?? false, asOf: redemption.asOf };
  const outcome = await db.transaction().execute(async (tx) => {
    const verdict = await checkCode(tx, config.secret, call, attempt);
    if (!verdict.ok) return { refused: refusal(verdict, found, redemption) };
    return {
      done: await then(tx, { code: found.code!, accounts: found.accounts, throttleKeys: found.throttleKeys.ids }),
    };
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.done;
}

/** A code is identified by the challenge of its request or, by the module that requested it, by its subject. */
type CodeReference = { readonly challenge: string } | { readonly subject: string };

const lookupOf = (redemption: CodeReference): CodeLookup =>
  'subject' in redemption ? { subject: redemption.subject } : { challenge: redemption.challenge };

/**
 * Verifies a code of one purpose and, in the same transaction, runs `then` with its subject. Throws `otp_required`,
 * `code_wrong` with the tries left, `code_expired`, `code_spent`, `too_many_codes` (of an order
 * `too_many_order_codes`), `code_not_valid` for a challenge that was never given for this purpose, and `codes_paused`
 * while codes are being guessed across the system (D3.02), except for a code identified by its subject: there the
 * caller is signed in for that work.
 */
export const withVerifiedCode = <T>(
  platform: Platform,
  call: Call,
  redemption: CodeReference & {
    readonly purpose: CodePurpose;
    readonly otp_code: string;
    readonly device_id?: string | undefined;
    readonly asOf?: Date | undefined;
    readonly path?: string | undefined;
  },
  then: (tx: Tx, code: { subject: string; accountId: number | undefined }) => Promise<T>,
): Promise<T> =>
  redeemCode(
    platform,
    call,
    { ...redemption, purposes: [redemption.purpose], lookup: lookupOf(redemption) },
    (tx, { code }) => then(tx, { subject: code.subject, accountId: code.account_id ?? undefined }),
  );
