import type { Sql } from '#platform/db/types.ts';
import { cachedCount } from '#platform/db/count-cache.ts';
import { countFacets, type FacetRow, type ProductFilter } from './products.store.ts';

/** Of more matches than this a person cannot tell whether the number is a minute old. */
export const broadFrom = 2000;

/** How many match. */
export const totalOf = (rows: readonly FacetRow[]): number => rows.find(({ kind }) => kind === 'all')?.count ?? 0;

/** Counts do not depend on the order. */
export const unsorted = (filter: ProductFilter) => ({ ...filter, sort: undefined });

/** What is counted together, and the filters that choose among just these. */
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

const without = (filter: ProductFilter, own: readonly (keyof ProductFilter)[]): ProductFilter => ({
  ...filter,
  ...Object.fromEntries(own.map((key) => [key, undefined])),
});

/** What {@link countFacets} counts, a broad one once a minute. */
export const countFacetsCached = (db: Sql, filter: ProductFilter, now: Date): Promise<FacetRow[]> =>
  cachedCount(db, {
    kind: 'facets',
    of: unsorted(filter),
    now,
    totalOf,
    keptAbove: broadFrom,
    count: () => countFacets(db, filter, now),
  });

const nameOf = ({ kind, key }: FacetRow): string => `${kind} ${key}`;

/**
 * Counts of what matches, of each kind as if nothing of that kind itself were chosen: so many there would be of another. One statement, and
 * one more for each kind of which something is chosen; what is broad among them is the same for whoever chooses another of the kind.
 */
export async function countFacetsToChoose(db: Sql, filter: ProductFilter, now: Date): Promise<FacetRow[]> {
  const chosen = groups.filter(({ own }) => own.some((key) => filter[key] !== undefined));
  const [within, ...around] = await Promise.all([
    countFacetsCached(db, filter, now),
    ...chosen.map(({ own }) => countFacetsCached(db, without(filter, own), now)),
  ]);
  const opened = chosen.flatMap(({ kinds }, index) => (around[index] ?? []).filter(({ kind }) => kinds.includes(kind)));
  // Of the brands only the largest are counted: those that are chosen have the same count where nothing else is.
  return [...new Map([...within, ...opened].map((row) => [nameOf(row), row])).values()];
}
