import { addMinutes } from '@balsam/domain/time';
import type { Db } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { Platform } from '#platform/platform.ts';
import { countUnused, lockUnused, type Unused } from './files.store.ts';

const batch = 50;

/** Files of a kind that were uploaded for something: what is not used for it within so many minutes goes, rows and bytes. */
export type UnusedFiles = Unused & { readonly graceMinutes: number };

/** Files that were kept before this are old enough to go. */
const keptBefore = ({ graceMinutes }: UnusedFiles, now: Date): Date => addMinutes(now, -graceMinutes);

const rowsOf = ({ kind }: UnusedFiles): string => `stored_file (${kind})`;

const deleteBatch = ({ db, files }: Platform, what: UnusedFiles, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const unused = await lockUnused(tx, what, keptBefore(what, now), batch);
    for (const id of unused) await files.remove(tx, id);
    return unused.length;
  });

/** Removes what was not used in time, and logs how many files of the kind. */
export const deleteUnusedFiles = (what: UnusedFiles): ScheduledJob => ({
  name: `unused-files.${what.kind}`,
  run: async (platform, now) => {
    let purged = 0;
    await drainBatches(platform.stopping, batch, async () => {
      const removed = await deleteBatch(platform, what, now);
      purged += removed;
      return removed;
    });
    if (purged > 0) platform.log.info({ rows: rowsOf(what), purged, why: 'not used' }, 'rows purged');
  },
});

/** How many files of each kind would go now. */
export async function countUnusedFiles(
  db: Db,
  all: readonly UnusedFiles[],
  now: Date,
): Promise<{ table: string; rows: number }[]> {
  const counted: { table: string; rows: number }[] = [];
  for (const what of all)
    counted.push({ table: rowsOf(what), rows: await countUnused(db, what, keptBefore(what, now)) });
  return counted;
}
