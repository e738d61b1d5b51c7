import { priceBands, type DosageForm } from '@balsam/domain/catalogue';
import type { FacetRow, ProductFilter } from './products.store.ts';
import type { Titles } from './categories.store.ts';

const maxShown = 30;
const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;

type Counted = Pick<FacetRow, 'key' | 'count'>;

/** What was chosen and is not there counts as none. */
const withChosen = (rows: readonly Counted[], chosen: readonly (number | string)[] = []): Counted[] => {
  const counted = new Set(rows.map(({ key }) => key));
  return [...rows, ...chosen.map(String).flatMap((key) => (counted.has(key) ? [] : [{ key, count: 0 }]))];
};

/** Counts with their names, the most first; only the largest, and those that are chosen. Ids that nothing is called by are left out. */
export const countsView = (
  rows: readonly Counted[],
  titles: Titles[keyof Titles],
  chosen: readonly number[] | undefined = [],
) =>
  withChosen(rows, chosen)
    .flatMap(({ key, count }) => {
      const title = titles.get(Number(key));
      return title ? [{ id: Number(key), title: title.title, title_ar: title.title_ar, count }] : [];
    })
    .toSorted(byCount)
    .filter(({ id }, index) => index < maxShown || chosen.includes(id));

/** A band reaches from the step on its lower edge to the one on its upper edge, which the next band shares. */
const pricesView = (steps: readonly Counted[]) =>
  priceBands.map(({ min, max }, index) => ({
    min: min ?? null,
    max: max ?? null,
    count: steps.filter(({ key }) => Math.abs(Number(key) - 2 * index) <= 1).reduce((sum, { count }) => sum + count, 0),
  }));

/** What was found, counted by what it can be narrowed by. */
export function facetsView(rows: readonly FacetRow[], titles: Titles, chosen: ProductFilter) {
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  const countOf = (kind: FacetRow['kind']) => of(kind)[0]?.count ?? 0;
  return {
    categories: countsView(of('category'), titles.categories, chosen.categoryIds),
    brands: countsView(of('brand'), titles.brands, chosen.brandIds),
    forms: withChosen(of('form'), chosen.forms)
      .map(({ key, count }) => ({ form: key as DosageForm, count }))
      .toSorted(byCount),
    prices: pricesView(of('price')),
    prescription: countOf('prescription'),
    no_prescription: countOf('no_prescription'),
    offer: countOf('offer'),
  };
}
