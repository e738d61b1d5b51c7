import { randomBytes } from 'node:crypto';
import { codeRules, isForSignedIn, mayResend, sendLimits, type CodePurpose } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countEachUp, countUp } from '#platform/limits/limits.store.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { rateLimits, tooManyCodesError } from '../lock-out/rate-limit-keys.ts';
import { codeHash, newDigits } from './code-digits.ts';
import { findCodeByChallenge, insertCode, lastRequestedAt, type CodeRow } from './codes.store.ts';
import { codeRequested } from '../common/events.ts';
import { deviceHash, throttleKeyOfName } from '../lock-out/throttle-keys.ts';
import { maskedDestination, type Contact, type Masked } from './masked.ts';
import { hashToken, newToken, seal } from '../common/secrets.ts';
import { accountsKnowing } from '../sessions/sessions.store.ts';

export type CodeRequest = {
  readonly purpose: CodePurpose;
  /** What the code is for, bound into its hash: `registration:12`, `contact:7:phone:+9665…`. At most 300 characters. */
  readonly subject: string;
  /**
   * The normalised identifier that was typed. The resend wait, the count of codes sent and the decoy depend on it, so
   * it must not change with every try.
   */
  readonly name: string;
  /** The account whose wrong guesses are counted together; without one they are counted by name. */
  readonly accountId?: number | undefined;
  /** Undefined: no account. Answer, limits, rows and queries are the same, but nothing is sent and no digits are right. */
  readonly to: (Contact & { readonly language: 'ar' | 'en' }) | undefined;
  /** The destination to show, when the caller typed it; else `to`, or a decoy. */
  readonly shown?: Contact | undefined;
  readonly device_id?: string | undefined;
  /** The accounts that the code opens, when there are several: each must know the device for it to count as known. */
  readonly opensAccounts?: readonly number[] | undefined;
  /** Whether the password sent beside it is the account’s; undefined when none was sent. */
  readonly passwordRight?: boolean | undefined;
};

/** What the screen learns: the challenge of this request, where the code went (masked), and when another may be requested. */
export type CodeRequested = Masked & { readonly challenge: string; readonly resend_after: number };

type PreparedRequest = Pick<CodeRequest, 'purpose' | 'subject' | 'to' | 'passwordRight'> & {
  readonly accountId: number | null;
  readonly throttleKey: Buffer;
  /** Whether every account that it opens knows the device. */
  readonly known: boolean;
  readonly masked: Masked;
};

/**
 * Whether the address is over its limit, so that only a right password has another code sent. People who are signed in,
 * and known devices, have limits of their own: a pharmacy hands out hundreds of orders a day, and a hospital’s guests
 * share an address.
 */
async function isAddressFull(
  tx: Tx,
  secret: string,
  call: Call,
  { purpose, known }: PreparedRequest,
): Promise<boolean> {
  if (known || isForSignedIn(purpose)) return false;
  return (await countEachUp(tx, rateLimits.codesSentForAddress(secret, call.ip, call.now, purpose))).isFull;
}

/**
 * Counts the request against the limits of its throttle key, locking it so that two at the same time do not both send,
 * and refuses within the resend wait.
 */
async function checkSending(tx: Tx, call: Call, { purpose, throttleKey }: PreparedRequest): Promise<void> {
  const own = rateLimits.codesSentForAccount(throttleKey, call.now);
  if ((await countUp(tx, own, sendLimits.accountPerDay)) === undefined) throw fail(tooManyCodesError(purpose));
  const wait = mayResend(await lastRequestedAt(tx, purpose, throttleKey), call.now);
  if (!wait.ok) throw fail('code_too_soon', { values: wait.values, data: wait.values });
}

async function send(tx: Tx, secret: string, call: Call, request: PreparedRequest): Promise<CodeRequested> {
  const { purpose, subject, masked } = request;
  const isFull = await isAddressFull(tx, secret, call, request);
  if (isFull && request.passwordRight === undefined) throw fail('too_many_codes');
  await checkSending(tx, call, request);
  const to = isFull && !request.passwordRight ? undefined : request.to;
  const challenge = newToken();
  const digits = newDigits(purpose);
  const code = {
    purpose,
    subject,
    account_id: request.accountId,
    challenge_hash: hashToken(challenge),
    to_phone: to?.phone ?? null,
    to_email: to?.email ?? null,
  };
  // Computed without an account too: the work is the same.
  const hash = codeHash(secret, code, digits);
  const id = await insertCode(tx, {
    ...code,
    throttle_key: request.throttleKey,
    code_hash: to ? hash : randomBytes(32),
    masked_phone: masked.phone_number,
    masked_email: masked.email_address,
    language: to?.language ?? 'ar',
    created_at: call.now,
    expires_at: addMinutes(call.now, codeRules.lifeMinutes),
  });
  await publish(tx, codeRequested, { code_id: id, sealed: seal(secret, digits) }, call.now);
  return { challenge, ...masked, resend_after: codeRules.resendSeconds };
}

/** Whether all of these accounts know the device; without accounts false. The number of queries is the same for an unknown name. */
async function isKnown(tx: Tx, device: Buffer | undefined, accountIds: readonly number[]): Promise<boolean> {
  const knowing = device && (await accountsKnowing(tx, device, accountIds));
  return knowing !== undefined && accountIds.length > 0 && accountIds.every((id) => knowing.has(id));
}

/**
 * Sends a code in the caller’s transaction and answers what the screen may know of it. Throws `code_too_soon` within a
 * minute of the last one for this name and purpose, `too_many_codes` over the day’s limits (D3.02), of an order
 * `too_many_order_codes`.
 */
export async function requestCode(
  tx: Tx,
  { config }: Platform,
  call: Call,
  request: CodeRequest,
): Promise<CodeRequested> {
  const { secret } = config;
  const device = deviceHash(secret, request.device_id);
  const known = await isKnown(
    tx,
    device,
    request.opensAccounts ?? (request.accountId === undefined ? [] : [request.accountId]),
  );
  return send(tx, secret, call, {
    ...request,
    accountId: request.accountId ?? null,
    known,
    throttleKey: throttleKeyOfName(secret, request.name, known ? device : undefined),
    masked: maskedDestination(secret, request.name, request.shown ?? request.to),
  });
}

/** For how long another code can be sent by the challenge of a request. */
const resendWithinMinutes = 60;

/**
 * Sends another code for the purpose and subject of an earlier one, by its challenge, to the same destination; the
 * earlier one can no longer be used. Throws as `requestCode`, and `code_not_valid` for an unknown challenge or one that
 * is an hour old.
 */
export async function resendCode(
  tx: Tx,
  { config }: Platform,
  call: Call,
  earlierCode: string | CodeRow,
  { shown, device_id }: { readonly shown?: Contact; readonly device_id?: string | undefined } = {},
): Promise<CodeRequested> {
  const earlier = typeof earlierCode === 'string' ? await findCodeByChallenge(tx, hashToken(earlierCode)) : earlierCode;
  if (!earlier || call.now >= addMinutes(earlier.created_at, resendWithinMinutes)) throw fail('code_not_valid');
  const { to_phone: phone, to_email: email, language, account_id: accountId } = earlier;
  const device = deviceHash(config.secret, device_id);
  return send(tx, config.secret, call, {
    purpose: earlier.purpose,
    subject: earlier.subject,
    accountId,
    throttleKey: earlier.throttle_key,
    known: await isKnown(tx, device, accountId === null ? [] : [accountId]),
    masked: shown
      ? maskedDestination(config.secret, '', shown)
      : { phone_number: earlier.masked_phone, email_address: earlier.masked_email },
    to: phone === null && email === null ? undefined : { phone, email, language },
  });
}
