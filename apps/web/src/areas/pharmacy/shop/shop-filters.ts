import { maxChosen, type DosageForm } from '@balsam/domain/catalogue';
import { mostPages, onlyChosen, type ShopSearch } from './shop-search.ts';

/** A change of what is looked for begins the list anew. */
export const narrowed = (search: ShopSearch, change: ShopSearch): ShopSearch =>
  onlyChosen({ ...search, ...change, pages: undefined });

/** Without its filters; where there are none, without its words as well. */
export const cleared = (search: ShopSearch): ShopSearch =>
  activeFiltersOf(search).length === 0 ? {} : onlyChosen({ q: search.q, sort: search.sort });

/** The next page below those that are shown. */
export const withMore = (search: ShopSearch): ShopSearch => ({ ...search, pages: (search.pages ?? 1) + 1 });

/** Whether another page may be asked for. */
export const mayShowMore = ({ pages = 1 }: ShopSearch): boolean => pages < mostPages;

/** The choices with one more or one less of them; no more than may be chosen. */
export const toggled = <Choice>(chosen: readonly Choice[] | undefined, choice: Choice, on: boolean) => {
  const others = (chosen ?? []).filter((one) => one !== choice);
  const next = on ? [...others, choice].slice(0, maxChosen) : others;
  return next.length > 0 ? next : undefined;
};

/** Whether another of the kind may be chosen. */
export const mayChooseMore = (chosen: readonly unknown[] | undefined): boolean => (chosen?.length ?? 0) < maxChosen;

/** One thing that the shelves are narrowed by, and the address's change that takes it off. */
export type ActiveFilter = { readonly key: string; readonly off: ShopSearch } & (
  | { readonly kind: 'category' | 'brand' | 'relief'; readonly id: number }
  | { readonly kind: 'form'; readonly form: DosageForm }
  | { readonly kind: 'price' | 'rx' | 'offer' | 'stock' }
);

const titledKinds = ['category', 'brand', 'relief'] as const;

/** What the shelves are narrowed by beside the words and the order, each by itself, both ends of the price as one. */
export function activeFiltersOf(search: ShopSearch): readonly ActiveFilter[] {
  const alone = (kind: 'price' | 'rx' | 'offer' | 'stock', isSet: boolean, off: ShopSearch): readonly ActiveFilter[] =>
    isSet ? [{ kind, key: kind, off }] : [];
  return [
    ...titledKinds.flatMap((kind) =>
      (search[kind] ?? []).map((id) => ({
        kind,
        id,
        key: `${kind}-${id}`,
        off: { [kind]: toggled(search[kind], id, false) },
      })),
    ),
    ...(search.form ?? []).map(
      (form) => ({ kind: 'form', form, key: form, off: { form: toggled(search.form, form, false) } }) as const,
    ),
    ...alone('price', search.min !== undefined || search.max !== undefined, { min: undefined, max: undefined }),
    ...alone('rx', search.rx !== undefined, { rx: undefined }),
    ...alone('offer', search.offer !== undefined, { offer: undefined }),
    ...alone('stock', search.stock !== undefined, { stock: undefined }),
  ];
}
