import type { Sql } from '../../platform/db/types.ts';
import { countOnce } from './broad-counts.ts';
import { countFacets, type FacetRow, type ProductFilter } from './products.store.ts';

/** How many match. */
export const totalOf = (rows: readonly FacetRow[]): number => rows.find(({ kind }) => kind === 'all')?.count ?? 0;

/** Counts do not depend on the order. */
export const unsorted = (wish: ProductFilter) => ({ ...wish, sort: undefined });

/** What is counted together, and the wishes that are a choice among just these. */
const groups: readonly {
  readonly kinds: readonly FacetRow['kind'][];
  readonly own: readonly (keyof ProductFilter)[];
}[] = [
  { kinds: ['category'], own: ['categoryIds'] },
  { kinds: ['brand'], own: ['brandIds'] },
  { kinds: ['form'], own: ['forms'] },
  { kinds: ['price'], own: ['priceMin', 'priceMax'] },
  { kinds: ['prescription', 'no_prescription'], own: ['prescription'] },
  { kinds: ['offer'], own: ['offer'] },
];

const without = (wish: ProductFilter, own: readonly (keyof ProductFilter)[]): ProductFilter => ({
  ...wish,
  ...Object.fromEntries(own.map((key) => [key, undefined])),
});

/** What {@link countFacets} counts, a broad one once a minute. */
export const countKept = (db: Sql, wish: ProductFilter, now: Date): Promise<FacetRow[]> =>
  countOnce(db, { kind: 'facets', of: unsorted(wish), now, totalOf, count: () => countFacets(db, wish, now) });

const nameOf = ({ kind, key }: FacetRow): string => `${kind} ${key}`;

/**
 * Counts of what matches, of each kind as if nothing of that kind itself were chosen: so many there would be of another. One statement, and
 * one more for each kind of which something is chosen; what is broad among them is the same for whoever chooses another of the kind.
 */
export async function countAround(db: Sql, wish: ProductFilter, now: Date): Promise<FacetRow[]> {
  const chosen = groups.filter(({ own }) => own.some((key) => wish[key] !== undefined));
  const [within, ...around] = await Promise.all([
    countKept(db, wish, now),
    ...chosen.map(({ own }) => countKept(db, without(wish, own), now)),
  ]);
  const opened = chosen.flatMap(({ kinds }, place) => (around[place] ?? []).filter(({ kind }) => kinds.includes(kind)));
  // Of the brands only the largest are counted: those that are chosen have the same count where nothing else is.
  return [...new Map([...within, ...opened].map((row) => [nameOf(row), row])).values()];
}
