import type { Platform } from '#platform/platform.ts';
import type { ScheduledJob } from './scheduled.ts';

/** One kind of rows that are kept for a time. `batch` deletes (or empties) up to `count` of those whose time is over; answers how many. */
export type Purge = {
  readonly rows: string;
  readonly batch: (platform: Pick<Platform, 'db'>, now: Date, count: number) => Promise<number>;
};

const batchSize = 500;

/** Batch after batch until none is full or the process ends; answers how many rows it was. */
export async function purgeAll(
  platform: Pick<Platform, 'db'> & Partial<Pick<Platform, 'stopping'>>,
  now: Date,
  { batch }: Purge,
): Promise<number> {
  const purged = await batch(platform, now, batchSize);
  const isOver = purged < batchSize || platform.stopping?.aborted;
  return isOver ? purged : purged + (await purgeAll(platform, now, { rows: '', batch }));
}

async function purgeOne(platform: Platform, now: Date, purge: Purge): Promise<void> {
  const { rows } = purge;
  try {
    const purged = await purgeAll(platform, now, purge);
    if (purged > 0) platform.log.info({ rows, purged }, 'rows purged');
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    platform.log.error({ rows, error: code ?? name }, 'rows not purged');
  }
}

/**
 * Deletes what has been kept long enough by the injected clock, and logs how many rows of which kind. In batches that each commit, of rows
 * that no other process has locked; one kind that fails does not keep the others from it.
 */
export const purgeJob = (purges: readonly Purge[]): ScheduledJob => ({
  name: 'purge',
  slow: true,
  run: async (platform, now) => {
    for (const purge of purges) {
      if (platform.stopping.aborted) return;
      await purgeOne(platform, now, purge);
    }
  },
});
