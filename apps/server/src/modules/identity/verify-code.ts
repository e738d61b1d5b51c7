import { codeLimits, codeRules } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countOf } from '../../platform/limits/limits.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { counted } from './buckets.ts';
import { weighGuess, type Verdict } from './guess.ts';
import { deviceHash } from './lanes.ts';
import { namedCode, type NamedCode, type Naming } from './named-code.ts';
import { openSession } from './open-session.ts';
import { provePassword } from './prove-password.ts';

type Wish = Naming & {
  readonly otp_code: string;
  readonly reset_flag?: boolean | undefined;
  readonly password?: string | undefined;
  readonly remember?: boolean | undefined;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

const fourDigits = new RegExp(`^\\d{${codeRules.digits}}$`);

function digitsOf(wish: Wish): string {
  const digits = toLatinDigits(wish.otp_code);
  if (!fourDigits.test(digits)) throw fail('otp_required', { path: 'otp_code' });
  if (wish.reset_flag) throw fail('reset_not_open');
  return digits;
}

/** Once too many codes were guessed in this hour, a device that the account does not know needs the password as well (DECISIONS §3). */
async function checkBrake(
  { db, config: { secret } }: Platform,
  call: Call,
  named: NamedCode,
  password?: string,
): Promise<void> {
  if (named.lane.known || (await countOf(db, counted.wrongCodesInAll(call.now))) < codeLimits.allPerHour) return;
  if (password === undefined) throw fail('password_also_required', { path: 'password' });
  const stored = named.account?.password_hash;
  const right = await provePassword({ db, secret, call, lane: named.lane.id, stored, password });
  if (!right) throw fail('invalid_credentials');
}

function refusal(verdict: Verdict & { ok: false }, named: NamedCode) {
  if (!named.mayExplain && !verdict.ofAddress) return fail('code_not_valid', { path: 'otp_code' });
  const left = verdict.left === undefined ? {} : { left: verdict.left };
  return fail(verdict.code, { path: 'otp_code', values: left, data: left });
}

/**
 * Logs in with a one-time code. Named by its challenge a refusal says why (wrong, run out, used up); named by a phone number or an
 * e-mail address it is always `code_not_valid`, so that nobody learns whose they are.
 */
export async function verifyCode(platform: Platform, call: Call, wish: Wish) {
  const { db, config } = platform;
  const { secret } = config;
  const digits = digitsOf(wish);
  const device = deviceHash(secret, wish.device_id);
  const named = await namedCode(db, secret, wish, device);
  await checkBrake(platform, call, named, wish.password);
  const { verdict, signedIn } = await db.transaction().execute(async (tx) => {
    const weighed = await weighGuess(tx, secret, call, { ...named, digits });
    if (!weighed.ok || !named.account) return { verdict: weighed, signedIn: undefined };
    const wanted = { remember: wish.remember ?? false, pushToken: wish.fcm_token || undefined, device };
    return { verdict: weighed, signedIn: await openSession(tx, call, named.account, wanted) };
  });
  if (!verdict.ok) throw refusal(verdict, named);
  if (!signedIn) throw fail('code_not_valid');
  return signedIn;
}
