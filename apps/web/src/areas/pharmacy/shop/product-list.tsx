import { type ReactNode, useState } from 'react';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { ApiError } from '../../../shared/api/index.ts';
import { number } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Split } from '../../../shared/ui/page.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { AsTyped } from './names.tsx';
import { GridSkeleton, ProductGrid } from './product-grid.tsx';
import { type Found, useListing } from './queries.ts';
import { filtersIn, mayShowMore, narrowed, type ShopSearch, sorts, withMore } from './shop-search.ts';
import { sortTitles } from './words.ts';

type ProductListProps = {
  readonly search: ShopSearch;
  /** The shelf that the page is of, beside the search. */
  readonly shelf?: number;
  readonly onBecome: (search: ShopSearch) => void;
};

/** Products with their filters: beside them on desktop, in a sheet on phones. */
export const ProductList = ({ search, shelf, onBecome }: ProductListProps) => {
  const found = useListing(shelf === undefined ? search : { ...search, category: shelf });
  const [isSheetOpen, openSheet] = useState(false);
  const filter = (change: ShopSearch): void => onBecome(narrowed(search, change));
  const clear = (): void => onBecome(search.q === undefined || filtersIn(search) === 0 ? {} : { q: search.q });
  const panel = (
    <FilterPanel
      search={search}
      facets={found.facets}
      total={found.total ?? 0}
      ofShelf={shelf !== undefined}
      onFilter={filter}
    />
  );
  return (
    <Split ratio="shop">
      <Card as="section" className="max-desk:hidden">
        <h2 className="sr-only">{m.pharmacy_filters()}</h2>
        {!isSheetOpen && panel}
      </Card>
      <section aria-labelledby="found" className="flex min-w-0 flex-col gap-3">
        <Head found={found} search={search} onSort={filter} onFilters={() => openSheet(true)} />
        <Results found={found} search={search} onBecome={onBecome} onClear={clear} />
      </section>
      {isSheetOpen && (
        <FilterSheet total={found.total} onClear={clear} onClose={() => openSheet(false)}>
          {panel}
        </FilterSheet>
      )}
    </Split>
  );
};

type SheetProps = {
  readonly total: number | undefined;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const FilterSheet = ({ total = 0, onClear, onClose, children }: SheetProps) => (
  <Dialog
    open
    onClose={onClose}
    closable
    title={m.pharmacy_filters()}
    actions={
      <>
        <Button onClick={onClose}>{m.pharmacy_show_found({ count: total, shown: number(total) })}</Button>
        <Button look="outline" onClick={onClear}>
          {m.pharmacy_clear_filters()}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

type HeadProps = {
  readonly found: Found;
  readonly search: ShopSearch;
  readonly onSort: (change: ShopSearch) => void;
  readonly onFilters: () => void;
};

const Head = ({ found, search, onSort, onFilters }: HeadProps) => {
  const set = filtersIn(search);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <output id="found" className="block text-text-2">
        {found.total === undefined
          ? !found.error && m.pharmacy_looking()
          : m.pharmacy_found({ count: found.total, shown: number(found.total) })}
      </output>
      <div className="flex items-start gap-2 max-desk:w-full">
        <Button look="outline" size="lg" icon={SlidersHorizontal} onClick={onFilters} className="desk:hidden">
          {set > 0 ? m.pharmacy_filters_set({ count: number(set) }) : m.pharmacy_filters()}
        </Button>
        <div className="min-w-0 flex-1 desk:w-60">
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
  readonly onBecome: (search: ShopSearch) => void;
  readonly onClear: () => void;
};

const Results = ({ found, search, onBecome, onClear }: ResultsProps) => {
  const { products, isPending, isOld, isLast, error, retry } = found;
  if (products.length === 0 && isPending) return <GridSkeleton beside />;
  if (products.length === 0 && !error) return <NothingFound found={found} onBecome={onBecome} onClear={onClear} />;
  return (
    <div className={cx('flex flex-col gap-4 transition-opacity', isOld && 'opacity-60')} aria-busy={isOld}>
      <ProductGrid products={products} beside label={m.pharmacy_products_title()} />
      {error && <ErrorState onRetry={retry} reference={error instanceof ApiError ? error.request_id : undefined} />}
      {!isLast && !error && mayShowMore(search) && (
        <Button look="outline" wide icon={ChevronDown} pending={isPending} onClick={() => onBecome(withMore(search))}>
          {m.pharmacy_show_more()}
        </Button>
      )}
    </div>
  );
};

const NothingFound = ({ found, onBecome, onClear }: Omit<ResultsProps, 'search'>) => (
  <EmptyState
    art="box"
    title={m.pharmacy_nothing_found()}
    text={found.didYouMean.length > 0 ? m.pharmacy_did_you_mean() : m.pharmacy_nothing_fits()}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        {found.didYouMean.map((word) => (
          <Button key={word} look="soft" onClick={() => onBecome({ q: word })}>
            <AsTyped>{word}</AsTyped>
          </Button>
        ))}
        {found.didYouMean.length === 0 && (
          <Button look="soft" onClick={onClear}>
            {m.pharmacy_clear_filters()}
          </Button>
        )}
      </div>
    }
  />
);
