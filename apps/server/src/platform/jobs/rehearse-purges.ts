import type { Db } from '#platform/db/types.ts';
import { purgeAll, type Purge } from './purge.ts';

/** Ends a transaction that was only tried, and carries what it counted. */
class Rehearsed extends Error {
  readonly purged: number;
  constructor(purged: number) {
    super('rehearsed');
    this.purged = purged;
  }
}

const rehearse = (db: Db, purge: Purge, now: Date): Promise<number> =>
  db
    .transaction()
    .execute(async (tx): Promise<number> => {
      throw new Rehearsed(await purgeAll({ db: tx }, now, purge));
    })
    .catch((error: unknown) => {
      if (error instanceof Rehearsed) return error.purged;
      throw error;
    });

/** How many rows each purge would take now: each is done and rolled back, so that it counts exactly what would go. */
export async function rehearsePurges(
  db: Db,
  purges: readonly Purge[],
  now: Date,
): Promise<{ table: string; rows: number }[]> {
  const counted: { table: string; rows: number }[] = [];
  for (const purge of purges) counted.push({ table: purge.rows, rows: await rehearse(db, purge, now) });
  return counted;
}
