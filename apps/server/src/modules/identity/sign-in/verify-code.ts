import { purposesProvenBy } from '@balsam/domain/identity';
import type { Call } from '#platform/http/call.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Platform } from '#platform/platform.ts';
import { normalizePushToken } from '#platform/push/target.ts';
import { deviceHash } from '../lock-out/throttle-keys.ts';
import { markPhoneReached } from '../account/accounts.store.ts';
import { endPreviousSession } from '../sessions/log-out.ts';
import type { FoundCode, CodeLookup } from '../codes/find-code.ts';
import { openSession } from '../sessions/open-session.ts';
import { passwordMatches } from '../password/passwords.ts';
import { redeemCode } from '../codes/redeem-code.ts';

type Input = CodeLookup & {
  readonly otp_code: string;
  readonly reset_flag?: boolean | undefined;
  readonly password?: string | undefined;
  readonly remember?: boolean | undefined;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

/** Completes a registration once its code was right: creates the person and the account. Given by the module of registrations. */
export type CompleteRegistration = (
  tx: Tx,
  call: Call,
  subject: string,
) => Promise<{ readonly registered: true; readonly mrn_number: string }>;

type Outcome = Awaited<ReturnType<typeof openSession>> | Awaited<ReturnType<CompleteRegistration>>;

/**
 * Whether a password that was sent beside the code is the account’s: where too many codes were wrong, an unknown device
 * must prove it too (DECISIONS §3). It has no tries of its own: it counts together with the code.
 */
const rightPassword =
  (password: string | undefined) =>
  async ({ accounts, throttleKeys }: FoundCode): Promise<boolean | undefined> =>
    password === undefined || throttleKeys.known ? undefined : passwordMatches(accounts[0]?.password_hash, password);

/** `otp/verify` in reset mode: the code is right and kept for `password/reset` to consume (DECISIONS §3). */
export const verifyForReset = (platform: Platform, call: Call, input: Input) =>
  redeemCode(
    platform,
    call,
    { ...input, purposes: purposesProvenBy('verifyReset'), lookup: input, keep: true },
    async (_, { accounts }) => ({
      reset: true as const,
      accounts: accounts.flatMap(({ mrn, first_name, first_name_ar }) =>
        mrn === null ? [] : [{ mrn_number: mrn, first_name, first_name_ar }],
      ),
    }),
  );

/**
 * Logs in with a one-time code, or completes the registration that it is for. Identified by its challenge a refusal
 * says why (wrong, expired, used); by a phone number or an e-mail address it is always `code_not_valid`, so that nobody
 * learns whose they are.
 */
export const verifyCode =
  (completeRegistration: CompleteRegistration) => async (platform: Platform, call: Call, input: Input) => {
    const redemption = {
      ...input,
      purposes: purposesProvenBy('verify'),
      lookup: input,
      passwordRight: rightPassword(input.password),
    };
    const outcome = await redeemCode<Outcome>(platform, call, redemption, async (tx, { code, accounts }) => {
      if (code.purpose === 'register') return completeRegistration(tx, call, code.subject);
      const device = deviceHash(platform.config.secret, input.device_id);
      const options = {
        remember: input.remember ?? false,
        pushToken: normalizePushToken(input.fcm_token, platform.config),
        device,
      };
      const account = accounts[0]!;
      if (code.to_phone !== null) await markPhoneReached(tx, account.person_id, code.to_phone);
      return openSession(tx, call, account, options);
    });
    if ('access_token' in outcome) await endPreviousSession(platform, call);
    return outcome;
  };
