import { normaliseArabic } from '@balsam/domain/text';
import { Search } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { TextField } from '#shared/ui/text-field.tsx';
import { Choices, Facet, Group, shown } from './facet.tsx';
import { TitleOf } from '../product/product-words.tsx';
import { useBrandsFound } from './queries.ts';
import type { ShopSearch } from './shop-search.ts';
import type { Facets } from './api-types.ts';

type Brands = Facets['brands'];

const optionsOf = (brands: Brands) =>
  brands.map((brand) => ({ key: brand.id, label: <TitleOf titled={brand} />, count: brand.count }));

const namedSo = (brands: Brands, name: string): Brands => {
  const wanted = normaliseArabic(name);
  return brands.filter(({ title, title_ar }) => normaliseArabic(`${title} ${title_ar}`).includes(wanted));
};

type BrandFacetProps = {
  readonly search: ShopSearch;
  /** The largest brands, and those that are chosen. */
  readonly brands: Brands;
  readonly onFilter: (change: ShopSearch) => void;
};

/** Any of the brands; where they are many, in a list of its own height that is searched by name, beyond the largest too. */
export const BrandFacet = ({ search, brands, onFilter }: BrandFacetProps) => {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const found = useBrandsFound(search, name);
  const choose = (brand: readonly number[] | undefined): void => onFilter({ brand });
  const title = m.pharmacy_brand();
  if (brands.length <= shown && typed === '')
    return <Facet title={title} options={optionsOf(brands)} chosen={search.brand} onChoose={choose} />;
  const rows = name === '' ? brands : (found.data?.items ?? namedSo(brands, name));
  return (
    <Group title={title}>
      <TextField
        label={m.pharmacy_brand_search()}
        labelHidden
        icon={Search}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        placeholder={m.pharmacy_brand_search()}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="-mx-1 mt-1 h-93 overflow-y-auto px-1">
        <Choices options={optionsOf(rows)} chosen={search.brand} onChoose={choose} />
        <output className="block py-2.5 text-muted empty:hidden">
          {rows.length === 0 && m.pharmacy_no_such_brand()}
        </output>
      </div>
    </Group>
  );
};
