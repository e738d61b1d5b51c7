import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** One thing that is counted: `key` (never a name or an address in clear) within the rate-limit window that begins at `bucket`. */
export type Counted = { readonly scope: string; readonly key: string; readonly bucket: Date };

/** The same with the count that it may reach. */
export type Limited = Counted & { readonly most: number };

/**
 * Counts one more and answers the new count, or undefined when `most` is reached, and then counts nothing. The row stays locked
 * until the transaction ends, so callers at the same time pass one after the other.
 */
export async function countUp(
  tx: Tx,
  { scope, key, bucket }: Counted,
  most = 1_000_000_000,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('limit_counter')
    .values({ scope, key, bucket, count: 1 })
    .onConflict((c) =>
      c
        .columns(['scope', 'key', 'bucket'])
        .doUpdateSet({ count: raw`limit_counter.count + 1` })
        .where('limit_counter.count', '<', most),
    )
    .returning('count')
    .executeTakeFirst();
  return row?.count;
}

/**
 * Counts one more of each that has not reached its limit, in the order given; answers those that were counted, and whether one was
 * full. Whoever counts the same ones must name them in the same order, so that callers at the same time do not lock each other up.
 */
export async function countEachUp(
  tx: Tx,
  all: readonly Limited[],
): Promise<{ readonly counted: readonly Counted[]; readonly isFull: boolean }> {
  const counted: Counted[] = [];
  for (const limited of all) {
    if ((await countUp(tx, limited, limited.most)) !== undefined) counted.push(limited);
  }
  return { counted, isFull: counted.length < all.length };
}

/**
 * Counts one more of each, or, when one of them has reached `most`, of none; answers whether it did. In one order, so that
 * callers at the same time wait for each other instead of locking up.
 */
export async function countAllUp(tx: Tx, all: readonly Counted[], most: number): Promise<boolean> {
  const rows = all.map((counted) => ({ ...counted, count: 1 })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const done = await tx
    .insertInto('limit_counter')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['scope', 'key', 'bucket'])
        .doUpdateSet({ count: raw`limit_counter.count + 1` })
        .where('limit_counter.count', '<', most),
    )
    .returning(['scope', 'key', 'bucket'])
    .execute();
  if (done.length === all.length) return true;
  await countBack(tx, ...done);
  return false;
}

/** Takes one count of each back: it was reserved for a try that then was right. */
export async function countBack(tx: Tx, ...all: readonly Counted[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .updateTable('limit_counter')
    .set({ count: raw`count - 1` })
    .where((w) =>
      w.or(all.map((c) => w.and([w('scope', '=', c.scope), w('key', '=', c.key), w('bucket', '=', c.bucket)]))),
    )
    .where('count', '>', 0)
    .execute();
}

/** Takes one count of each back, one after the other in the order in which `countEachUp` locked them. */
export async function countEachBack(tx: Tx, all: readonly Counted[]): Promise<void> {
  for (const counted of all) {
    await countBack(tx, counted);
  }
}

export async function countOf(sql: Sql, { scope, key, bucket }: Counted): Promise<number> {
  const row = await sql
    .selectFrom('limit_counter')
    .select('count')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row?.count ?? 0;
}
