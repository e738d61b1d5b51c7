import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { type CatalogueRow, productsQuery } from './queries.ts';
import { type CatalogueSearch, narrowed } from './search.ts';

const few = 10;

const Row = ({ product, onOpen }: { product: CatalogueRow; onOpen: (id: number) => void }) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(product.id)}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 text-start hover:bg-surface-2 desktop:grid-cols-[minmax(0,1fr)_auto_7rem_8rem] desktop:px-5"
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">
          <ProductName product={product} />
        </span>
        <InlineList className="text-small text-muted">
          <Marked>{inLocale(product.brand.title, product.brand.title_ar)}</Marked>
          {product.barcode && <Ltr>{product.barcode}</Ltr>}
        </InlineList>
      </span>
      <span className="flex flex-wrap gap-2 max-desktop:order-3">
        {product.is_withdrawn && <Chip tone="danger">{m.staff_withdrawn()}</Chip>}
        {product.is_prescription && <Chip>{m.staff_needs_rx()}</Chip>}
        {product.offer && <Chip tone="success">{inLocale(product.offer.title, product.offer.titleAr)}</Chip>}
      </span>
      <span className="tabular justify-self-end font-medium">{money(product.price)}</span>
      <span className="justify-self-end max-desktop:order-4 max-desktop:col-start-2">
        <Chip tone={product.stock < few ? 'warning' : 'neutral'}>
          {m.staff_pieces({ count: number(product.stock) })}
        </Chip>
      </span>
    </button>
  </li>
);

const filters = () =>
  [
    { only: 'sold', word: m.staff_only_sold() },
    { only: 'low', word: m.staff_only_low() },
    { only: 'expiring', word: m.staff_only_expiring() },
    { only: 'withdrawn', word: m.staff_withdrawn() },
  ] as const;

type TableProps = { readonly search: CatalogueSearch; readonly go: (to: CatalogueSearch) => void };

const List = ({ search, go }: TableProps) => {
  const { data: found, error, refetch } = useQuery({ ...productsQuery(search), placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={6} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.staff_products_empty_title()} text={m.staff_products_empty_text()} />;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.items.map((product) => (
          <Row key={product.id} product={product} onOpen={(id) => go({ ...search, product: id })} />
        ))}
      </ul>
      <Pagination page={data.page} total={data.total} onPage={(page) => go({ ...search, page })} />
    </>
  );
};

/** All products, withdrawn ones too. */
export const ProductsTable = ({ search, go }: TableProps) => (
  <div className="flex flex-col gap-4">
    <SearchBox
      label={m.staff_products_search()}
      initial={search.q ?? ''}
      onSearch={(q) => go(narrowed(search, { q }))}
    />
    <fieldset aria-label={m.staff_filter_state()} className="flex min-w-0 gap-2 overflow-x-auto pb-1">
      {filters().map(({ only, word }) => (
        <ToggleChip
          key={only}
          pressed={search.only === only}
          clearable
          onPress={() => go(narrowed(search, { only: search.only === only ? undefined : only }))}
        >
          {word}
        </ToggleChip>
      ))}
    </fieldset>
    <List search={search} go={go} />
  </div>
);
