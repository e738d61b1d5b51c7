import { addMinutes } from '@balsam/domain/time';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { Platform } from '#platform/platform.ts';
import { lockUnused, type Unused } from './files.store.ts';

const batch = 50;

type UnusedFiles = Unused & { readonly name: string; readonly graceMinutes: number };

const deleteBatch = ({ db, files }: Platform, what: UnusedFiles, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const unused = await lockUnused(tx, what, addMinutes(now, -what.graceMinutes), batch);
    for (const id of unused) await files.remove(tx, id);
    return unused.length;
  });

/** Removes files of a kind, rows and bytes, that were uploaded for something and not used for it within so many minutes. */
export const deleteUnusedFiles = (what: UnusedFiles): ScheduledJob => ({
  name: what.name,
  run: (platform, now) => drainBatches(batch, () => deleteBatch(platform, what, now)),
});
