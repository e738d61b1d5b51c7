import type { Sql } from '#platform/db/types.ts';

/** Of more matches than this a person cannot tell whether the number is a minute old. */
export const broadFrom = 2000;
const cachedForMs = 60_000;
const maxCached = 300;

type CachedCount = { readonly at: number; readonly counts: unknown };

/** By database, then by what was asked, the oldest first. */
const caches = new WeakMap<Sql, Map<string, CachedCount>>();

function cacheOf(db: Sql): Map<string, CachedCount> {
  const cache = caches.get(db) ?? new Map<string, CachedCount>();
  caches.set(db, cache);
  return cache;
}

type Counting<Counts> = {
  /** What is counted, in a word. */
  readonly kind: string;
  /** All that the count depends on. */
  readonly of: unknown;
  readonly now: Date;
  readonly count: () => Promise<Counts>;
  readonly totalOf: (counts: Counts) => number;
};

/**
 * Counts, or answers what was counted less than a minute ago. Only counts of more than 2,000 products are kept: to count them takes as long
 * as there are many, while the products of a page are found at once. Fewer are counted each time.
 */
export async function cachedCount<Counts>(
  db: Sql,
  { kind, of, now, count, totalOf }: Counting<Counts>,
): Promise<Counts> {
  const cache = cacheOf(db);
  const key = JSON.stringify([kind, of]);
  const cached = cache.get(key);
  const age = cached ? now.getTime() - cached.at : cachedForMs;
  if (cached && age >= 0 && age < cachedForMs) return cached.counts as Counts;
  const counts = await count();
  cache.delete(key);
  if (totalOf(counts) <= broadFrom) return counts;
  cache.set(key, { at: now.getTime(), counts });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return counts;
}
