import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Split } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState } from '#shared/ui/states.tsx';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { AsTyped } from '../product/product-words.tsx';
import { GridSkeleton, ProductGrid } from './product-grid.tsx';
import { type Found, useListing } from './queries.ts';
import { activeFiltersOf, cleared, mayShowMore, narrowed, withMore } from './shop-filters.ts';
import { type ShopSearch, sorts } from './shop-search.ts';
import { sortTitles } from './category-style.ts';

type ProductListProps = {
  readonly search: ShopSearch;
  /** The category that the page shows, beside the search. */
  readonly categoryId?: number;
  readonly onSearch: (search: ShopSearch) => void;
};

/** Products with their filters: beside them on desktop, in a sheet on phones. */
export const ProductList = ({ search, categoryId, onSearch }: ProductListProps) => {
  const filters = categoryId === undefined ? search : { ...search, category: [categoryId] };
  const found = useListing(filters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filter = (change: ShopSearch): void => onSearch(narrowed(search, change));
  const clear = (): void => onSearch(cleared(search));
  const count = useRef<HTMLOutputElement>(null);
  // What was pressed goes away with what it took off: the focus stays near, where the new number is.
  const toCount = (): void => count.current?.focus();
  const clearAway = (): void => {
    toCount();
    clear();
  };
  const panel = (
    <FilterPanel
      search={filters}
      facets={found.facets}
      isPending={found.isPending}
      isCategoryFixed={categoryId !== undefined}
      onFilter={filter}
    />
  );
  return (
    <Split ratio="shop">
      <Card as="section" className="max-desktop:hidden">
        <h2 className="sr-only">{m.pharmacy_filters()}</h2>
        {!isSheetOpen && panel}
      </Card>
      <section aria-labelledby="found" className="flex min-w-0 flex-col gap-3">
        <Head found={found} search={search} count={count} onSort={filter} onFilters={() => setSheetOpen(true)}>
          <ActiveFilterChips
            search={search}
            facets={found.facets}
            onFilter={filter}
            onClear={clearAway}
            onNoneLeft={toCount}
          />
        </Head>
        <Results found={found} search={search} onSearch={onSearch} onClear={clearAway} />
      </section>
      {isSheetOpen && (
        <FilterSheet
          total={found.total}
          {...(activeFiltersOf(search).length > 0 && { onClear: clear })}
          onClose={() => setSheetOpen(false)}
        >
          {panel}
        </FilterSheet>
      )}
    </Split>
  );
};

type SheetProps = {
  readonly total: number | undefined;
  /** Left out while nothing is set. */
  readonly onClear?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Works at once as well; the number on the key and what is said aloud follow. */
const FilterSheet = ({ total = 0, onClear, onClose, children }: SheetProps) => {
  const count = { count: total, shown: number(total) };
  return (
    <Dialog open onClose={onClose} closable title={m.pharmacy_filters()}>
      <output className="sr-only">{m.pharmacy_found(count)}</output>
      <div className="[&_input]:scroll-mb-40">{children}</div>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-col gap-2.5 border-t border-line bg-surface px-5 py-4">
        <Button onClick={onClose}>{m.pharmacy_show_found(count)}</Button>
        {onClear && (
          <Button variant="outline" onClick={onClear}>
            {m.pharmacy_clear_filters()}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

type HeadProps = {
  readonly found: Found;
  readonly search: ShopSearch;
  /** Where the number of what was found stands. */
  readonly count: RefObject<HTMLOutputElement | null>;
  readonly onSort: (change: ShopSearch) => void;
  readonly onFilters: () => void;
  readonly children: ReactNode;
};

const Head = ({ found, search, count, onSort, onFilters, children }: HeadProps) => {
  const set = activeFiltersOf(search).length;
  return (
    <div className="flex justify-between gap-3 max-desktop:flex-col desktop:items-start">
      <output
        id="found"
        ref={count}
        tabIndex={-1}
        className="block shrink-0 text-text-2 outline-none desktop:flex desktop:min-h-13 desktop:items-center"
      >
        {found.total === undefined
          ? !found.error && m.pharmacy_looking()
          : m.pharmacy_found({ count: found.total, shown: number(found.total) })}
      </output>
      {children}
      <div className="flex shrink-0 flex-wrap items-start gap-2">
        <Button variant="outline" size="lg" icon={SlidersHorizontal} onClick={onFilters} className="desktop:hidden">
          {set > 0 ? m.pharmacy_filters_set({ count: number(set) }) : m.pharmacy_filters()}
        </Button>
        <div className="min-w-0 flex-1 basis-36 desktop:w-60 desktop:basis-auto">
          <SelectField
            label={m.pharmacy_sort()}
            labelHidden
            options={sorts
              .filter((sort) => sort !== 'relevance' || search.q !== undefined)
              .map((sort) => ({ value: sort, label: sortTitles[sort]() }))}
            value={search.sort ?? (search.q === undefined ? 'popular' : 'relevance')}
            onChange={(event) => onSort({ sort: sorts.find((sort) => sort === event.currentTarget.value) })}
          />
        </div>
      </div>
    </div>
  );
};

type ResultsProps = {
  readonly found: Found;
  readonly search: ShopSearch;
  readonly onSearch: (search: ShopSearch) => void;
  readonly onClear: () => void;
};

const Results = ({ found, search, onSearch, onClear }: ResultsProps) => {
  const { products, isPending, isOld, isLast, error, retry } = found;
  if (products.length === 0 && isPending) return <GridSkeleton beside />;
  if (products.length === 0 && !error)
    return <NothingFound found={found} search={search} onSearch={onSearch} onClear={onClear} />;
  return (
    <div className={cx('flex flex-col gap-4 transition-opacity', isOld && 'opacity-60')} aria-busy={isOld}>
      <ProductGrid products={products} beside label={m.pharmacy_products_title()} />
      {error && <ErrorState onRetry={retry} reference={error instanceof ApiError ? error.request_id : undefined} />}
      {!isLast && !error && mayShowMore(search) && (
        <Button
          variant="outline"
          wide
          icon={ChevronDown}
          pending={isPending}
          onClick={() => onSearch(withMore(search))}
        >
          {m.shell_show_more()}
        </Button>
      )}
    </div>
  );
};

const NothingFound = ({ found, search, onSearch, onClear }: ResultsProps) => (
  <EmptyState
    art="box"
    title={m.pharmacy_nothing_found()}
    text={found.didYouMean.length > 0 ? m.pharmacy_did_you_mean() : m.pharmacy_nothing_fits()}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        {found.didYouMean.map((word) => (
          <Button key={word} variant="soft" onClick={() => onSearch({ q: word })}>
            <AsTyped>{word}</AsTyped>
          </Button>
        ))}
        {found.didYouMean.length === 0 && (
          <Button variant="soft" onClick={onClear}>
            {activeFiltersOf(search).length > 0 ? m.pharmacy_clear_filters() : m.shell_search_clear()}
          </Button>
        )}
      </div>
    }
  />
);
