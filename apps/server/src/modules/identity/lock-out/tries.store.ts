import { sql as raw } from 'kysely';
import { lockoutRules } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '../../../platform/db/types.ts';

/**
 * Counts a try as wrong before its password is looked at, so that tries at the same time cannot slip past the limit. False when
 * the lane is locked, after `tries` wrong ones. After a lock the count begins anew.
 */
export async function reserveTry(
  tx: Tx,
  lane: Buffer,
  now: Date,
  tries: number = lockoutRules.tries,
): Promise<boolean> {
  const { minutes } = lockoutRules;
  const row = await tx
    .insertInto('sign_in_tries')
    .values({ lane, wrong: 1, last_wrong_at: now })
    .onConflict((c) =>
      c
        .column('lane')
        .doUpdateSet({
          wrong: raw`case when sign_in_tries.wrong >= ${tries} then 1 else sign_in_tries.wrong + 1 end`,
          last_wrong_at: now,
        })
        .where((w) =>
          w.or([
            w('sign_in_tries.wrong', '<', tries),
            w('sign_in_tries.last_wrong_at', '<=', addMinutes(now, -minutes)),
          ]),
        ),
    )
    .returning('wrong')
    .executeTakeFirst();
  return row !== undefined;
}

/** The password was right: these lanes begin anew. They are locked in this order. */
export async function clearTries(tx: Tx, lanes: readonly Buffer[]): Promise<void> {
  for (const lane of lanes) {
    await tx.deleteFrom('sign_in_tries').where('lane', '=', lane).execute();
  }
}
