import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { changesQuery, type CatalogueChange } from './queries.ts';
import { differencesOf, type Kept } from './journal-labels.ts';

const labels: Readonly<Record<CatalogueChange['what'], () => string>> = {
  product: m.staff_changed_product,
  price: m.staff_changed_price,
  photo: m.staff_changed_photo,
  stock: m.staff_changed_stock,
  offer: m.staff_field_offer,
  coupon: m.staff_tab_coupons,
};

/** How many pieces of a lot there were and are. */
const OfStock = ({ before, after }: { before: Kept | null; after: Kept }) => (
  <span className="text-text-2">
    <Filled
      sentence={m.staff_journal_stock({
        lot: gap,
        before: number(Number(before?.['quantity'] ?? 0)),
        after: number(Number(after['quantity'])),
      })}
    >
      <Ltr>{String(after['lot'])}</Ltr>
    </Filled>
  </span>
);

const Change = ({ change }: { change: CatalogueChange }) => (
  <li className="flex flex-col gap-0.5 py-2.5">
    <span className="font-medium">{labels[change.what]()}</span>
    {change.what === 'stock' && change.after !== null && <OfStock before={change.before} after={change.after} />}
    {differencesOf(change).map((difference) => (
      <span key={difference} className="text-text-2">
        {difference}
      </span>
    ))}
    {change.reason && (
      <span className="text-text-2">
        <Marked>{change.reason}</Marked>
      </span>
    )}
    <InlineList className="text-small text-muted">
      <Marked>{inLocale(change.by.name, change.by.name_ar)}</Marked>
      <time dateTime={change.at} className="tabular">
        {dateTime(change.at)}
      </time>
    </InlineList>
  </li>
);

/** What was changed of a product and its stock, page by page. */
export const ProductJournal = ({ id }: { id: number }) => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...changesQuery(id, page), placeholderData: keepPreviousData });
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40 w-full rounded-md" />;
  if (data.items.length === 0) return <p className="text-muted">{m.staff_history_none()}</p>;
  return (
    <div className="flex flex-col gap-4">
      <ol className="divide-y divide-line">
        {data.items.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      <Pagination page={data.page} total={data.total} onPage={setPage} />
    </div>
  );
};
