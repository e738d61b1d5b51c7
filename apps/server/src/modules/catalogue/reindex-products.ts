import { createHash } from 'node:crypto';
import { searchWordTables } from '@balsam/domain/catalogue';
import type { Sql } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { indexProducts } from './index-products.ts';
import { productIdsAfter, readIndexVersion, writeIndexVersion } from './words.store.ts';

/** To be raised when products are indexed in another way; other words are noticed by themselves. */
const wayOfIndexing = 2;

const batch = 500;

/** Names the words and the way by which products are found now. */
export const indexVersion: string = createHash('sha256')
  .update(JSON.stringify([wayOfIndexing, searchWordTables]))
  .digest('hex');

/** Says that all products are found by the words of this release. */
export const markIndexed = (db: Sql, now: Date): Promise<void> => writeIndexVersion(db, indexVersion, now);

/**
 * Makes all products findable anew after an update of the system that brought other words, a batch in a transaction; nobody waits for it.
 * What is indexed meanwhile is indexed by the new words anyway. Cut off or stopped, it begins again.
 */
export const reindexProducts: ScheduledJob = {
  name: 'catalogue.reindex',
  slow: true,
  run: async ({ db, log, stopping }, now) => {
    if ((await readIndexVersion(db)) === indexVersion) return;
    let [last, count] = [0, 0];
    for (;;) {
      if (stopping.aborted) return;
      const ids = await db.transaction().execute(async (tx) => {
        const next = await productIdsAfter(tx, last, batch);
        if (next.length > 0) await indexProducts(tx, next);
        return next;
      });
      if (ids.length === 0) break;
      [last, count] = [ids.at(-1)!, count + ids.length];
    }
    await markIndexed(db, now);
    log.info({ products: count }, 'products indexed anew');
  },
};
