import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Route } from '#platform/http/serve.ts';
import { countBack, countUp, type Counted } from '#platform/limits/limits.store.ts';

const hourMs = 3_600_000;

/** How many files an account of the staff may look for, or open, in an hour (D13.33). */
export const lookLimits = { patient_number: 120, patient_name: 20 } as const;

const isSignedIn = (call: Call): call is UserCall => call.actor.kind === 'user';

type Scope = keyof typeof lookLimits;

const lookOf = ({ actor, now }: UserCall, scope: Scope): Counted => ({
  scope,
  key: String(actor.accountId),
  bucket: new Date(Math.floor(now.getTime() / hourMs) * hourMs),
});

/** Counts one more look. @throws too_many_requests */
export async function countLook(tx: Tx, call: UserCall, scope: Scope): Promise<void> {
  if ((await countUp(tx, lookOf(call, scope), lookLimits[scope])) === undefined) throw fail('too_many_requests');
}

/**
 * Counts each call of a route that takes the number of a file as a look for it. It is counted before, in a transaction of its own: what finds
 * nobody is a look as well.
 */
export const withLookLimit = (route: Route): Route => ({
  ...route,
  run: async (platform, input) => {
    const { call } = input;
    if (!isSignedIn(call)) throw fail('unauthenticated');
    await platform.db.transaction().execute((tx) => countLook(tx, call, 'patient_number'));
    return route.run(platform, input);
  },
});

/**
 * Counts each call of a route that does something for the person with a number, and takes the count back where it was done: that stands in
 * their log. What is refused tells whether anybody has the number, and is a look.
 */
export const withTryLimit = (route: Route): Route => {
  const counting = withLookLimit(route);
  return {
    ...counting,
    run: async (platform, input) => {
      const { call } = input;
      const answer = await counting.run(platform, input);
      if (isSignedIn(call))
        await platform.db.transaction().execute((tx) => countBack(tx, lookOf(call, 'patient_number')));
      return answer;
    },
  };
};
