import type { Sql } from './types.ts';

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
  /** Larger totals are kept. */
  readonly keptAbove: number;
};

/**
 * Counts, or answers what was counted less than a minute ago. Only large counts are kept: to count takes as long as there are many, while
 * a page of them is found at once. Small ones are counted each time.
 */
export async function cachedCount<Counts>(
  db: Sql,
  { kind, of, now, count, totalOf, keptAbove }: Counting<Counts>,
): Promise<Counts> {
  const cache = cacheOf(db);
  const key = JSON.stringify([kind, of]);
  const cached = cache.get(key);
  const age = cached ? now.getTime() - cached.at : cachedForMs;
  if (cached && age >= 0 && age < cachedForMs) return cached.counts as Counts;
  const counts = await count();
  cache.delete(key);
  if (totalOf(counts) <= keptAbove) return counts;
  cache.set(key, { at: now.getTime(), counts });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return counts;
}
