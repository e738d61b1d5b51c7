import { sql as raw } from 'kysely';
import { lockoutRules } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';

/**
 * Counts a try as wrong before its password is checked, so that concurrent tries cannot pass the limit. False when the
 * throttle key is locked, after `tries` wrong ones. After a lock the count starts again.
 */
export async function reserveTry(
  tx: Tx,
  throttleKey: Buffer,
  now: Date,
  tries: number = lockoutRules.tries,
): Promise<boolean> {
  const { minutes } = lockoutRules;
  const row = await tx
    .insertInto('sign_in_tries')
    .values({ throttle_key: throttleKey, wrong: 1, last_wrong_at: now })
    .onConflict((c) =>
      c
        .column('throttle_key')
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

/** Clears the tries of these throttle keys after a right password. They are locked in this order. */
export async function clearTries(tx: Tx, throttleKeys: readonly Buffer[]): Promise<void> {
  for (const throttleKey of throttleKeys) {
    await tx.deleteFrom('sign_in_tries').where('throttle_key', '=', throttleKey).execute();
  }
}
