import { randomBytes } from 'node:crypto';
import { codeRules, isForSignedIn, mayResend, sendLimits, type CodePurpose } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { countEachUp, countUp } from '../../../platform/limits/limits.store.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { counted } from '../lock-out/rate-limit-keys.ts';
import { codeHash, newDigits } from './code-digits.ts';
import { findCodeByChallenge, insertCode, lastAskedAt, type CodeRow } from './codes.store.ts';
import { codeAsked } from '../common/events.ts';
import { deviceHash, throttleKeyOfName } from '../lock-out/throttle-keys.ts';
import { maskedDestination, type Contact, type Masked } from './masked.ts';
import { hashToken, newToken, seal } from '../common/secrets.ts';
import { accountsKnowing } from '../sessions/sessions.store.ts';
import { tooMany } from '../lock-out/too-many.ts';

export type CodeWish = {
  readonly purpose: CodePurpose;
  /** What the code is for, bound into its hash: `registration:12`, `contact:7:phone:+9665…`. At most 300 characters. */
  readonly subject: string;
  /**
   * What was typed to name somebody, made comparable. The wait and the count of sendings hang on it, the steady decoy of nobody
   * too; so it must not be a number that a new try makes anew.
   */
  readonly name: string;
  /** Whose wrong guesses are counted together, when there is an account; else those for the name are. */
  readonly accountId?: number | undefined;
  /** Undefined is nobody: same answer, limits, rows and queries, but nothing leaves and no digits are right. */
  readonly to: (Contact & { readonly language: 'ar' | 'en' }) | undefined;
  /** Where the answer says that it went, when the caller typed that; else it is `to`, or a decoy. */
  readonly shown?: Contact | undefined;
  readonly device_id?: string | undefined;
  /** Whom the code opens, when that is more than the one account: each must know the device for it to count as known. */
  readonly opens?: readonly number[] | undefined;
  /** Whether the password sent beside it is the account's; undefined when none was. */
  readonly passwordRight?: boolean | undefined;
};

/** What the screen learns: a name for this request, where the code went (masked), and when another may be asked for. */
export type CodeAsked = Masked & { readonly challenge: string; readonly resend_after: number };

type Asked = Pick<CodeWish, 'purpose' | 'subject' | 'to' | 'passwordRight'> & {
  readonly accountId: number | null;
  readonly lane: Buffer;
  /** Whether everybody whom it opens knows the device. */
  readonly known: boolean;
  readonly masked: Masked;
};

/**
 * Whether so many were asked for at this address that only a right password has another one sent. Whoever is signed in, or known by
 * the device, has limits of their own: a pharmacy hands out hundreds of orders a day, and a hospital's guests share an address.
 */
async function isAddressFull(tx: Tx, secret: string, call: Call, { purpose, known }: Asked): Promise<boolean> {
  if (known || isForSignedIn(purpose)) return false;
  return (await countEachUp(tx, counted.codesSentForAddress(secret, call.ip, call.now, purpose))).isFull;
}

/** Counts the sending against the limits of its name (locking the lane, so that two at the same time do not both send), and waits out the minute. */
async function checkSending(tx: Tx, call: Call, { purpose, lane }: Asked): Promise<void> {
  const own = counted.codesSentInLane(lane, call.now);
  if ((await countUp(tx, own, sendLimits.accountPerDay)) === undefined) throw fail(tooMany(purpose));
  const wait = mayResend(await lastAskedAt(tx, purpose, lane), call.now);
  if (!wait.ok) throw fail('code_too_soon', { values: wait.values, data: wait.values });
}

async function send(tx: Tx, secret: string, call: Call, asked: Asked): Promise<CodeAsked> {
  const { purpose, subject, masked } = asked;
  const isFull = await isAddressFull(tx, secret, call, asked);
  if (isFull && asked.passwordRight === undefined) throw fail('too_many_codes');
  await checkSending(tx, call, asked);
  const to = isFull && !asked.passwordRight ? undefined : asked.to;
  const challenge = newToken();
  const digits = newDigits(purpose);
  const code = {
    purpose,
    subject,
    account_id: asked.accountId,
    challenge_hash: hashToken(challenge),
    to_phone: to?.phone ?? null,
    to_email: to?.email ?? null,
  };
  // Made for nobody too: the work is the same.
  const fitting = codeHash(secret, code, digits);
  const id = await insertCode(tx, {
    ...code,
    lane: asked.lane,
    code_hash: to ? fitting : randomBytes(32),
    masked_phone: masked.phone_number,
    masked_email: masked.email_address,
    language: to?.language ?? 'ar',
    created_at: call.now,
    expires_at: addMinutes(call.now, codeRules.lifeMinutes),
  });
  await publish(tx, codeAsked, { code_id: id, sealed: seal(secret, digits) }, call.now);
  return { challenge, ...masked, resend_after: codeRules.resendSeconds };
}

/** Whether all of these accounts know the device; nobody knows none. As many queries for a name that nobody has. */
async function isKnown(tx: Tx, device: Buffer | undefined, accountIds: readonly number[]): Promise<boolean> {
  const knowing = device && (await accountsKnowing(tx, device, accountIds));
  return knowing !== undefined && accountIds.length > 0 && accountIds.every((id) => knowing.has(id));
}

/**
 * Sends a code in the caller's transaction and answers what the screen may know of it. Throws `code_too_soon` within a minute of
 * the last one for this name and purpose, `too_many_codes` over the day's limits (D3.02), of an order `too_many_order_codes`.
 */
export async function requestCode(tx: Tx, { config }: Platform, call: Call, wish: CodeWish): Promise<CodeAsked> {
  const { secret } = config;
  const device = deviceHash(secret, wish.device_id);
  const known = await isKnown(tx, device, wish.opens ?? (wish.accountId === undefined ? [] : [wish.accountId]));
  return send(tx, secret, call, {
    ...wish,
    accountId: wish.accountId ?? null,
    known,
    lane: throttleKeyOfName(secret, wish.name, known ? device : undefined),
    masked: maskedDestination(secret, wish.name, wish.shown ?? wish.to),
  });
}

/** How long after a code another may be sent by naming its request; a screen that was left open longer begins anew. */
const askAgainMinutes = 60;

/**
 * Sends another code for the purpose and subject of an earlier one, named by its challenge, to where that one went; the earlier
 * one is used up. Throws as `requestCode`, and `code_not_valid` for a challenge that was never given or is an hour old.
 */
export async function askAgain(
  tx: Tx,
  { config }: Platform,
  call: Call,
  of: string | CodeRow,
  { shown, device_id }: { readonly shown?: Contact; readonly device_id?: string | undefined } = {},
): Promise<CodeAsked> {
  const earlier = typeof of === 'string' ? await findCodeByChallenge(tx, hashToken(of)) : of;
  if (!earlier || call.now >= addMinutes(earlier.created_at, askAgainMinutes)) throw fail('code_not_valid');
  const { to_phone: phone, to_email: email, language, account_id: accountId } = earlier;
  const device = deviceHash(config.secret, device_id);
  return send(tx, config.secret, call, {
    purpose: earlier.purpose,
    subject: earlier.subject,
    accountId,
    lane: earlier.lane,
    known: await isKnown(tx, device, accountId === null ? [] : [accountId]),
    masked: shown
      ? maskedDestination(config.secret, '', shown)
      : { phone_number: earlier.masked_phone, email_address: earlier.masked_email },
    to: phone === null && email === null ? undefined : { phone, email, language },
  });
}
