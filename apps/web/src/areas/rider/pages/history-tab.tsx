import { useInfiniteQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { onceEach } from '#shared/api/once-each.ts';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Nothing, referenceOf } from './active-tab.tsx';
import { HistoryCard } from '../card/history-card.tsx';
import { AsOf } from '../offline/as-of.tsx';
import { pastOrders } from '../reads/queries.ts';

/** What the rider has brought or brought back, newest first. */
export const HistoryTab = ({ search }: { search: string }) => {
  const pages = useInfiniteQuery(pastOrders(search));
  const { data, dataUpdatedAt, error, refetch } = pages;
  if (error && !data) return <ErrorState onRetry={() => void refetch()} {...referenceOf(error)} />;
  if (!data)
    return (
      <div className="pt-9">
        <SkeletonList count={3} />
      </div>
    );
  const orders = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  const isEmpty = orders.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <AsOf at={dataUpdatedAt} failed={error !== null}>
        {!isEmpty && m.rider_newest_first()}
      </AsOf>
      {isEmpty && (
        <Nothing searched={search !== ''} title={m.rider_empty_history()} text={m.rider_empty_history_text()} />
      )}
      <ul className="grid w-full gap-3 desktop:grid-cols-2 desktop:gap-5 min-[1240px]:grid-cols-3">
        {orders.map((order) => (
          <HistoryCard key={order.id} order={order} />
        ))}
      </ul>
      <ShowMore of={pages} className="mt-1 self-center" />
    </div>
  );
};
