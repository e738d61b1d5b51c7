import { addMinutes } from '@balsam/domain/time';
import type { ScheduledJob } from '../jobs/scheduled.ts';
import { drainBatches } from '../jobs/drain-batches.ts';
import type { Platform } from '../platform.ts';
import { lockUnused, type Unused } from './files.store.ts';

const batch = 50;

type Forgotten = Unused & { readonly name: string; readonly keptMinutes: number };

const forgetSome = ({ db, files }: Platform, what: Forgotten, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const unused = await lockUnused(tx, what, addMinutes(now, -what.keptMinutes), batch);
    await unused.reduce((before, id) => before.then(() => files.remove(tx, id)), Promise.resolve());
    return unused.length;
  });

/** Removes files of a kind, rows and bytes, that were uploaded for something and not used for it within so many minutes. */
export const forgetUnused = (what: Forgotten): ScheduledJob => ({
  name: what.name,
  run: (platform, now) => drainBatches(batch, () => forgetSome(platform, what, now)),
});
