import { randomBytes } from 'node:crypto';
import { codeRules, mayResend, sendLimits, type CodePurpose } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { counted } from './buckets.ts';
import { codeHash, newDigits } from './code-digits.ts';
import { findCodeByChallenge, insertCode, lastAskedAt, type CodeRow } from './codes.store.ts';
import { codeAsked } from './events.ts';
import { deviceHash, laneOfName } from './lanes.ts';
import { maskedDestination, type Contact, type Masked } from './masked.ts';
import { hashToken, newToken, seal } from './secrets.ts';
import { accountsKnowing } from './sessions.store.ts';
import { tooMany } from './too-many.ts';

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
};

/** What the screen learns: a name for this request, where the code went (masked), and when another may be asked for. */
export type CodeAsked = Masked & { readonly challenge: string; readonly resend_after: number };

type Asked = Pick<CodeWish, 'purpose' | 'subject' | 'to'> & {
  readonly accountId: number | null;
  readonly lane: Buffer;
  readonly masked: Masked;
};

/** Counts the sending against its limits (locking the lane, so that two at the same time do not both send), and waits out the minute. */
async function checkSending(tx: Tx, secret: string, call: Call, { purpose, lane }: Asked): Promise<void> {
  const address = counted.codesSentForAddress(secret, call.ip, call.now);
  const own = counted.codesSentInLane(lane, call.now);
  // Whoever hands out orders is signed in for it; a pharmacy, or the riders behind one address of their network, hand out hundreds a day.
  const isOpenToAll = purpose !== 'order';
  if (isOpenToAll && (await countUp(tx, address, sendLimits.addressPerDay)) === undefined) throw fail('too_many_codes');
  if ((await countUp(tx, own, sendLimits.accountPerDay)) === undefined) throw fail(tooMany(purpose));
  const wait = mayResend(await lastAskedAt(tx, purpose, lane), call.now);
  if (!wait.ok) throw fail('code_too_soon', { values: wait.values, data: wait.values });
}

async function send(tx: Tx, secret: string, call: Call, asked: Asked): Promise<CodeAsked> {
  const { purpose, subject, to, masked } = asked;
  await checkSending(tx, secret, call, asked);
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
  await tell(tx, codeAsked, { code_id: id, sealed: seal(secret, digits) }, call.now);
  return { challenge, ...masked, resend_after: codeRules.resendSeconds };
}

/**
 * Sends a code in the caller's transaction and answers what the screen may know of it. Throws `code_too_soon` within a minute of
 * the last one for this name and purpose, `too_many_codes` over the day's limits (D3.02), of an order `too_many_order_codes`.
 */
export async function askForCode(tx: Tx, { config }: Platform, call: Call, wish: CodeWish): Promise<CodeAsked> {
  const { secret } = config;
  const device = deviceHash(secret, wish.device_id);
  const known = device && (await accountsKnowing(tx, device, wish.accountId === undefined ? [] : [wish.accountId]));
  return send(tx, secret, call, {
    ...wish,
    accountId: wish.accountId ?? null,
    lane: laneOfName(secret, wish.name, known && known.size > 0 ? device : undefined),
    masked: maskedDestination(secret, wish.name, wish.shown ?? wish.to),
  });
}

/** How long after a code another may be sent by naming its request; a screen that was left open longer begins anew. */
const askAgainMinutes = 60;

/**
 * Sends another code for the purpose and subject of an earlier one, named by its challenge, to where that one went; the earlier
 * one is used up. Throws as `askForCode`, and `code_not_valid` for a challenge that was never given or is an hour old.
 */
export async function askAgain(
  tx: Tx,
  { config }: Platform,
  call: Call,
  of: string | CodeRow,
  shown?: Contact,
): Promise<CodeAsked> {
  const earlier = typeof of === 'string' ? await findCodeByChallenge(tx, hashToken(of)) : of;
  if (!earlier || call.now >= addMinutes(earlier.created_at, askAgainMinutes)) throw fail('code_not_valid');
  const { to_phone: phone, to_email: email, language } = earlier;
  return send(tx, config.secret, call, {
    purpose: earlier.purpose,
    subject: earlier.subject,
    accountId: earlier.account_id,
    lane: earlier.lane,
    masked: shown
      ? maskedDestination(config.secret, '', shown)
      : { phone_number: earlier.masked_phone, email_address: earlier.masked_email },
    to: phone === null && email === null ? undefined : { phone, email, language },
  });
}
