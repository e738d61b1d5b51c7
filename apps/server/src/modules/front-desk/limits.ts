import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Route } from '#platform/http/serve.ts';
import { countUp } from '#platform/limits/limits.store.ts';

const hourMs = 3_600_000;

/** How many files an account of the staff may look for, or open, in an hour (D13.33). */
export const lookLimits = { patient_number: 120, patient_name: 20 } as const;

const isSignedIn = (call: Call): call is UserCall => call.actor.kind === 'user';

/** Counts one more look. @throws too_many_requests */
export async function countLook(tx: Tx, { actor, now }: UserCall, scope: keyof typeof lookLimits): Promise<void> {
  const bucket = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const counted = await countUp(tx, { scope, key: String(actor.accountId), bucket }, lookLimits[scope]);
  if (counted === undefined) throw fail('too_many_requests');
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
