import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { formTitles } from '#shared/pharmacy/product-labels.ts';
import { TitleOf } from '../product/product-words.tsx';
import type { ActiveFilter } from './shop-filters.ts';
import type { ShopSearch } from './shop-search.ts';
import type { Titled } from './api-types.ts';

/** A range of prices that has at least one end. */
export function priceText({ min, max }: Pick<ShopSearch, 'min' | 'max'>): string {
  if (max === undefined) return m.pharmacy_price_over({ from: number(min ?? 0) });
  if (min === undefined) return m.pharmacy_price_up_to({ to: number(max) });
  return m.pharmacy_price_between({ from: number(min), to: number(max) });
}

function plainText(kind: 'price' | 'rx' | 'offer' | 'stock', search: ShopSearch): string {
  if (kind === 'price') return priceText(search);
  if (kind === 'rx') return search.rx ? m.pharmacy_with_rx() : m.pharmacy_without_rx();
  return kind === 'offer' ? m.pharmacy_on_offer() : m.pharmacy_only_in_stock();
}

/** Where the names of chosen shelves, brands and complaints are found. */
export type Names = Readonly<Record<'category' | 'brand' | 'relief', readonly Titled[] | undefined>>;

const kindTitles = {
  category: m.pharmacy_category,
  brand: m.pharmacy_brand,
  relief: m.pharmacy_what_hurts,
} as const satisfies Record<keyof Names, () => string>;

type ActiveFilterNameProps = { readonly filter: ActiveFilter; readonly search: ShopSearch; readonly names: Names };

/** What was chosen, by its name; by its kind as long as the name is not known. */
export const ActiveFilterName = ({ filter, search, names }: ActiveFilterNameProps): ReactNode => {
  if ('form' in filter) return formTitles[filter.form]();
  if (!('id' in filter)) return plainText(filter.kind, search);
  const titled = names[filter.kind]?.find(({ id }) => id === filter.id);
  return titled ? <TitleOf titled={titled} /> : kindTitles[filter.kind]();
};
