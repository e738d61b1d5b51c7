import { purposesProvenBy } from '@balsam/domain/identity';
import type { Call } from '../../../platform/http/call.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalizePushToken } from '../../../platform/push/target.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { endEarlier } from '../sessions/log-out.ts';
import type { FoundCode, Naming } from '../codes/find-code.ts';
import { openSession } from '../sessions/open-session.ts';
import { passwordMatches } from '../password/passwords.ts';
import { proveCode } from '../codes/prove-code.ts';

type Wish = Naming & {
  readonly otp_code: string;
  readonly reset_flag?: boolean | undefined;
  readonly password?: string | undefined;
  readonly remember?: boolean | undefined;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

/** What module registration does once the code of a registration was right: it makes the person and the account. */
export type CompleteRegistration = (
  tx: Tx,
  call: Call,
  subject: string,
) => Promise<{ readonly registered: true; readonly mrn_number: string }>;

type Outcome = Awaited<ReturnType<typeof openSession>> | Awaited<ReturnType<CompleteRegistration>>;

/**
 * Whether a password that was sent beside the code is the account's: where too many codes were wrong a device that the account does
 * not know proves it too (DECISIONS §3). It has no tries of its own: it only ever counts together with the code, whose tries it takes.
 */
const rightPassword =
  (password: string | undefined) =>
  async ({ accounts, lanes }: FoundCode): Promise<boolean | undefined> =>
    password === undefined || lanes.known ? undefined : passwordMatches(accounts[0]?.password_hash, password);

/** `otp/verify` in reset mode: the code is right and kept, for `password/reset` to consume (DECISIONS §3). */
export const verifyForReset = (platform: Platform, call: Call, wish: Wish) =>
  proveCode(
    platform,
    call,
    { ...wish, purposes: purposesProvenBy('verifyReset'), naming: wish, keep: true },
    async (_, { accounts }) => ({
      reset: true as const,
      accounts: accounts.flatMap(({ mrn, first_name, first_name_ar }) =>
        mrn === null ? [] : [{ mrn_number: mrn, first_name, first_name_ar }],
      ),
    }),
  );

/**
 * Logs in with a one-time code, or completes the registration that it is for. Named by its challenge a refusal says why (wrong,
 * run out, used up); named by a phone number or an e-mail address it is always `code_not_valid`, so that nobody learns whose they are.
 */
export const verifyCode =
  (completeRegistration: CompleteRegistration) => async (platform: Platform, call: Call, wish: Wish) => {
    const proof = {
      ...wish,
      purposes: purposesProvenBy('verify'),
      naming: wish,
      passwordRight: rightPassword(wish.password),
    };
    const outcome = await proveCode<Outcome>(platform, call, proof, (tx, { code, accounts }) => {
      if (code.purpose === 'register') return completeRegistration(tx, call, code.subject);
      const device = deviceHash(platform.config.secret, wish.device_id);
      const wanted = {
        remember: wish.remember ?? false,
        pushToken: normalizePushToken(wish.fcm_token, platform.config),
        device,
      };
      return openSession(tx, call, accounts[0]!, wanted);
    });
    if ('access_token' in outcome) await endEarlier(platform, call);
    return outcome;
  };
