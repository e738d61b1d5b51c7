import type { Sql } from '../../platform/db/types.ts';

/** Of more matches than this a person cannot tell whether the number is a minute old. */
export const broad = 2000;
const keptForMs = 60_000;
const mostKept = 300;

type Kept = { readonly at: number; readonly counts: unknown };

/** By database, then by what was asked, the oldest first. */
const memory = new WeakMap<Sql, Map<string, Kept>>();

function memoryOf(db: Sql): Map<string, Kept> {
  const known = memory.get(db) ?? new Map<string, Kept>();
  memory.set(db, known);
  return known;
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
export async function countOnce<Counts>(db: Sql, { kind, of, now, count, totalOf }: Counting<Counts>): Promise<Counts> {
  const known = memoryOf(db);
  const key = JSON.stringify([kind, of]);
  const kept = known.get(key);
  const age = kept ? now.getTime() - kept.at : keptForMs;
  if (kept && age >= 0 && age < keptForMs) return kept.counts as Counts;
  const counts = await count();
  known.delete(key);
  if (totalOf(counts) <= broad) return counts;
  known.set(key, { at: now.getTime(), counts });
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return counts;
}
