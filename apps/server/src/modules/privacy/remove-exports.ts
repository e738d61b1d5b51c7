import type { ScheduledJob } from '../../platform/jobs/scheduled.ts';
import { removeOldExports } from './exports.store.ts';

const batch = 50;

/** Takes the copies away whose seven days are over, and those of persons who have deleted their account. */
export const removeExports: ScheduledJob = {
  name: 'privacy.remove-exports',
  run: async ({ db, files }, now) => {
    // The bytes go before the commit: a copy that is marked removed is never left lying about.
    await db.transaction().execute(async (tx) => {
      const old = await removeOldExports(tx, now, batch);
      await Promise.all(old.map((file) => files.remove(tx, file)));
    });
  },
};
