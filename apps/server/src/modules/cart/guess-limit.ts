import { createHmac } from 'node:crypto';
import type { Call } from '../../platform/http/call.ts';
import { Failure, fail } from '../../platform/http/failure.ts';
import type { Route } from '../../platform/http/serve.ts';
import { countBack, countUp, type Counted } from '../../platform/limits/limits.store.ts';
import type { Platform } from '../../platform/platform.ts';

/** Codes that are none, from one log-in, or from one address without any, in an hour. */
const mostWrong = 30;
const hourMs = 3_600_000;

/** A network address is personal data: only its keyed digest is kept. */
const keyOf = ({ config: { secret } }: Platform, { actor, ip }: Call): string =>
  actor.kind === 'user'
    ? `account:${actor.accountId}`
    : createHmac('sha256', secret)
        .update(JSON.stringify(['promo code guesses', ip]))
        .digest('hex');

const guessOf = (platform: Platform, call: Call): Counted => ({
  scope: 'promo_code_wrong',
  key: keyOf(platform, call),
  bucket: new Date(Math.floor(call.now.getTime() / hourMs) * hourMs),
});

const isWrong = (error: unknown): boolean => error instanceof Failure && error.code === 'promo_not_valid';
const takesOff = (body: unknown): boolean => (body as { readonly code?: unknown } | undefined)?.code === null;

/**
 * Keeps promo codes from being found by trying: after so many that are none a route answers `too_many_requests` until the hour is over, also to
 * a right one. Each try is counted before it is weighed, so that many at once are no more; what was right is not counted.
 */
export const againstGuessing = (route: Route): Route => ({
  ...route,
  run: async (platform, input) => {
    if (takesOff(input.body)) return route.run(platform, input);
    const guess = guessOf(platform, input.call);
    const counted = await platform.db.transaction().execute((tx) => countUp(tx, guess, mostWrong));
    if (counted === undefined) throw fail('too_many_requests');
    const forget = () => platform.db.transaction().execute((tx) => countBack(tx, guess));
    const answer = await route.run(platform, input).catch(async (error: unknown) => {
      if (!isWrong(error)) await forget();
      throw error;
    });
    await forget();
    return answer;
  },
});
