import type { DosageForm } from '@balsam/domain/catalogue';
import type { FacetRow } from './products.store.ts';
import type { Titles } from './shelves.store.ts';

const most = 30;
const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;

const counted = (rows: readonly FacetRow[], titles: Titles[keyof Titles]) =>
  rows
    .flatMap(({ key, count }) => {
      const title = titles.get(Number(key));
      return title ? [{ id: Number(key), title: title.title, title_ar: title.title_ar, count }] : [];
    })
    .toSorted(byCount)
    .slice(0, most);

/** What was found, counted by what it can be narrowed by. */
export function facetsView(rows: readonly FacetRow[], titles: Titles) {
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    categories: counted(of('category'), titles.categories),
    brands: counted(of('brand'), titles.brands),
    forms: of('form')
      .map(({ key, count }) => ({ form: key as DosageForm, count }))
      .toSorted(byCount),
    prescription: of('prescription')[0]?.count ?? 0,
    offer: of('offer')[0]?.count ?? 0,
  };
}
