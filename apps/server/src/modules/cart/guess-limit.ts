import type { Call } from '#platform/http/call.ts';
import { Failure, fail } from '#platform/http/failure.ts';
import type { Route } from '#platform/http/serve.ts';
import { limitsOfAddress, networkKey } from '#platform/limits/address-limits.ts';
import { countEachBack, countEachUp, type Limited } from '#platform/limits/limits.store.ts';
import { networksOf } from '#platform/limits/networks.ts';
import type { Platform } from '#platform/platform.ts';

/** Wrong codes in an hour: from one log-in or one guest's cart, and from all the guests of one network. */
const maxWrong = { each: 30, network: 120 } as const;
const hourMs = 3_600_000;

/** The counters of a try. A guest's name is made up by the browser, so that a network's guests have a limit together as well. */
function limitsOf({ config: { secret } }: Platform, { actor, ip, now }: Call): Limited[] {
  const bucket = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const each = { scope: 'promo_code_wrong', bucket, most: maxWrong.each };
  if (actor.kind === 'user') return [{ ...each, key: `account:${actor.accountId}` }];
  const guest = networkKey(secret, `${networksOf(ip).network} ${actor.kind === 'guest' ? (actor.guestId ?? '') : ''}`);
  const network = limitsOfAddress({ secret, scope: 'promo_code_wrong_address', ip, bucket, most: maxWrong.network });
  return [{ ...each, key: guest }, ...network];
}

const isWrong = (error: unknown): boolean => error instanceof Failure && error.code === 'promo_not_valid';
type Body = Readonly<Record<string, unknown>> | undefined;

/**
 * Keeps promo codes from being found by trying: after so many wrong ones a route answers `too_many_requests` until the hour is over, also to
 * a right one. `triesCode`: whether a body holds a code at all. Each try is counted before it is checked, so that many at once are no more; what was right is not counted.
 */
export const withGuessLimit = (
  route: Route,
  triesCode: (body: Body) => boolean = (body) => body?.['code'] !== null,
): Route => ({
  ...route,
  run: async (platform, input) => {
    if (!triesCode(input.body as Body)) return route.run(platform, input);
    const limits = limitsOf(platform, input.call);
    await platform.db.transaction().execute(async (tx) => {
      if ((await countEachUp(tx, limits)).isFull) throw fail('too_many_requests');
    });
    const uncount = () => platform.db.transaction().execute((tx) => countEachBack(tx, limits));
    const answer = await route.run(platform, input).catch(async (error: unknown) => {
      if (!isWrong(error)) await uncount();
      throw error;
    });
    await uncount();
    return answer;
  },
});
