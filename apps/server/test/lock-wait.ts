import { expect } from 'vitest';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';
import type { World } from './world.ts';

/** Resolves when a statement of this world, or so many, wait for a lock of another connection: from then on a race is certain. */
export async function untilLockWait(w: World, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      w.db,
    );
    return rows[0]?.n ?? 0;
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(count);
}

/** Runs `work` while another transaction holds what `take` locks; it ends with the work. */
export async function holding(w: World, take: (tx: Tx) => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = w.db.transaction().execute(async (tx) => {
    await take(tx);
    held.resolve();
    await done.promise;
  });
  await held.promise;
  await work().finally(done.resolve);
  await ended;
}

/** Holds what is counted of wrong passwords, so that a log-in waits between reading the account and what it opens. */
export const holdingTries = (w: World, work: () => Promise<void>): Promise<void> =>
  holding(w, (tx) => tx.selectFrom('sign_in_tries').selectAll().forUpdate().execute(), work);
