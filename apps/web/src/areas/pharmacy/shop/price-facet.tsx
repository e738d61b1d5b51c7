import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { TextField } from '#shared/ui/text-field.tsx';
import { useDebounced } from '#shared/ui/use-debounced.ts';
import { priceText } from './active-filter-name.tsx';
import { Choice, Group } from './facet.tsx';
import type { ShopSearch } from './shop-search.ts';
import { typedPrice } from './typed-price.ts';
import type { Facets } from './api-types.ts';

type PriceFacetProps = {
  readonly search: ShopSearch;
  readonly bands: Facets['prices'];
  readonly onFilter: (change: ShopSearch) => void;
};

type Band = Facets['prices'][number];

const rangeOfBand = ({ min, max }: Band) => ({ min: min ?? undefined, max: max ?? undefined });
const isRange = (search: ShopSearch, { min, max }: ShopSearch): boolean => search.min === min && search.max === max;

/** The range of prices: one of a few bands, or two ends as they are typed. */
export const PriceFacet = ({ search, bands, onFilter }: PriceFacetProps) => (
  <Group title={m.pharmacy_price()}>
    {bands
      .map((band) => ({ range: rangeOfBand(band), count: band.count }))
      .filter(({ range, count }) => count > 0 || isRange(search, range))
      .map(({ range, count }) => (
        <Choice
          key={range.min ?? 0}
          label={priceText(range)}
          count={count}
          checked={isRange(search, range)}
          onChange={(on) => onFilter(on ? range : { min: undefined, max: undefined })}
        />
      ))}
    <PriceEnds search={search} onFilter={onFilter} />
  </Group>
);

type Typed = { readonly min: string; readonly max: string };

const textOf = (amount: number | undefined): string => (amount === undefined ? '' : String(amount));
const typedOf = ({ min, max }: ShopSearch): Typed => ({ min: textOf(min), max: textOf(max) });
const amountsOf = ({ min, max }: Typed): ShopSearch => ({ min: typedPrice(min), max: typedPrice(max) });

const isWrong = (text: string): boolean => text.trim() !== '' && typedPrice(text) === undefined;

/** What is typed works once the typing has rested. */
const PriceEnds = ({ search, onFilter }: Omit<PriceFacetProps, 'bands'>) => {
  const look = useDebounced((range: Typed) => onFilter(amountsOf(range)));
  const [typed, setTyped] = useState(typedOf(search));
  const [before, setBefore] = useState(search);
  // The address changed: what stands in the boxes follows, unless it means the same.
  if (!isRange(before, search)) {
    setBefore(search);
    if (!isRange(search, amountsOf(typed))) setTyped(typedOf(search));
  }
  const field = (name: keyof Typed, label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed[name]}
      error={isWrong(typed[name]) ? m.pharmacy_price_wrong() : undefined}
      onChange={(event) => {
        const next = { ...typed, [name]: event.currentTarget.value };
        setTyped(next);
        look.later(next);
      }}
    />
  );
  return (
    <div className="mt-2 grid grid-cols-2 gap-3">
      {field('min', m.pharmacy_price_from())}
      {field('max', m.pharmacy_price_to())}
    </div>
  );
};
