import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { ApiError } from '../../shared/api/index.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState, ErrorState, SkeletonList } from '../../shared/ui/states.tsx';
import { ActiveCard } from './active-card.tsx';
import { AsOf } from './outbox/as-of.tsx';
import { activeOrders } from './queries.ts';
import { shownHere } from './standing.ts';
import { useAllLocalSteps } from './use-steps.ts';
import type { RiderOrder } from './wire.ts';

export const referenceOf = (error: unknown) => (error instanceof ApiError ? { reference: error.request_id } : {});

/** No list, a list without anything, or nothing found. */
export const Nothing = ({ searched, title, text }: { searched: boolean; title: string; text: string }) => (
  <Card>
    <EmptyState
      art="box"
      title={searched ? m.rider_empty_found() : title}
      text={searched ? m.rider_empty_found_text() : text}
    />
  </Card>
);

const toBring = ({ STATUS }: RiderOrder): boolean => STATUS === 'order_picked' || STATUS === 'on_the_way';

/** Says that several doors stand in the order of the way. */
const ByTheWay = ({ orders }: { orders: readonly RiderOrder[] }) =>
  orders.filter(toBring).length > 1 && (
    <p className="mb-3 flex items-center gap-2 text-small text-text-2">
      <Route aria-hidden size={18} className="shrink-0" />
      {m.rider_by_the_way()}
    </p>
  );

/** The orders that the rider has to bring, as they come up: the server sorts them by the way. */
export const ActiveTab = ({ search }: { search: string }) => {
  const { data, dataUpdatedAt, error, refetch } = useQuery(activeOrders(search));
  const steps = useAllLocalSteps();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} {...referenceOf(error)} />;
  if (!data) return <SkeletonList count={3} />;
  const orders = shownHere(data.items, steps);
  return (
    <>
      <AsOf at={dataUpdatedAt} failed={error !== null} />
      <ByTheWay orders={orders} />
      {orders.length === 0 ? (
        <Nothing searched={search !== ''} title={m.rider_empty_active()} text={m.rider_empty_active_text()} />
      ) : (
        <ul className="grid gap-3 desk:grid-cols-2 desk:gap-5 min-[1240px]:grid-cols-3">
          {orders.map((order) => (
            <ActiveCard key={order.ID} of={order} onStale={() => void refetch()} />
          ))}
        </ul>
      )}
    </>
  );
};
