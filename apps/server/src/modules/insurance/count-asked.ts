import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';

const asksPerDay = 200;

/**
 * Counts one more question of an account to an insurer: each leaves in the hospital's name, and is kept with its answer.
 * @throws too_many_requests after 200 in a day
 */
export async function countAsked({ db }: Platform, { actor, now }: UserCall): Promise<void> {
  const today = instantAt(riyadhDay(now), 0);
  const count = { scope: 'insurer_asked', key: String(actor.accountId), bucket: today };
  await db.transaction().execute(async (tx) => {
    if ((await countUp(tx, count, asksPerDay)) === undefined) throw fail('too_many_requests');
  });
}
