import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { removeOldExports } from './exports.store.ts';

const batch = 50;

/** Removes copies that are older than seven days, and those of persons who deleted their account. */
export const removeExports: ScheduledJob = {
  name: 'privacy.remove-exports',
  run: async ({ db, files }, now) => {
    // The bytes go before the commit, so that no file is left behind by an export that is marked removed.
    await db.transaction().execute(async (tx) => {
      const old = await removeOldExports(tx, now, batch);
      await Promise.all(old.map((file) => files.remove(tx, file)));
    });
  },
};
