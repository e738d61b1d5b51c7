import { X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { ActiveFilterName, type Names } from './active-filter-name.tsx';
import { useHome } from './queries.ts';
import { type ActiveFilter, activeFiltersOf } from './shop-filters.ts';
import type { ShopSearch } from './shop-search.ts';
import type { Facets } from './api-types.ts';

type ActiveFilterChipsProps = {
  readonly search: ShopSearch;
  readonly facets: Facets | undefined;
  readonly onFilter: (change: ShopSearch) => void;
  readonly onClear: () => void;
  /** Hears that the last one was taken off, and these chips with it. */
  readonly onNoneLeft: () => void;
};

const neighbour = (chip: HTMLButtonElement): HTMLButtonElement | null | undefined => {
  const item = chip.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
};

/** What the shelves are narrowed by, each to be taken off by its cross; the focus goes on to the next. */
export const ActiveFilterChips = ({ search, facets, onFilter, onClear, onNoneLeft }: ActiveFilterChipsProps) => {
  const chosen = activeFiltersOf(search);
  const home = useHome(search.relief !== undefined);
  const names = { category: facets?.categories, brand: facets?.brands, relief: home.data?.symptoms_relief };
  if (chosen.length === 0) return null;
  const removeFilter = ({ off }: ActiveFilter, chip: HTMLButtonElement): void => {
    const next = neighbour(chip);
    if (next) next.focus();
    else onNoneLeft();
    onFilter(off);
  };
  return (
    <div className="relative flex items-center gap-2 py-1 max-desktop:-mx-4 max-desktop:overflow-x-auto max-desktop:px-4 desktop:flex-1 desktop:flex-wrap">
      <ul aria-label={m.pharmacy_chosen()} className="contents">
        {chosen.map((one) => (
          <ActiveFilterChip key={one.key} filter={one} search={search} names={names} onRemove={removeFilter} />
        ))}
      </ul>
      <Button variant="text" size="sm" onClick={onClear} className="shrink-0">
        {m.pharmacy_clear_filters()}
      </Button>
    </div>
  );
};

type ActiveFilterChipProps = {
  readonly filter: ActiveFilter;
  readonly search: ShopSearch;
  readonly names: Names;
  readonly onRemove: (filter: ActiveFilter, chip: HTMLButtonElement) => void;
};

const ActiveFilterChip = ({ filter, search, names, onRemove }: ActiveFilterChipProps) => (
  <li className="max-w-full shrink-0">
    <button
      type="button"
      onClick={(event) => onRemove(filter, event.currentTarget)}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-accent-soft ps-4 pe-3 text-accent-soft-text transition-colors hover:bg-surface-2"
    >
      <span className="sr-only">{m.pharmacy_take_off()} </span>
      <span className="min-w-0 text-start wrap-anywhere">
        <ActiveFilterName filter={filter} search={search} names={names} />
      </span>
      <X aria-hidden size={18} className="shrink-0" />
    </button>
  </li>
);
