import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ActiveCard } from '../card/active-card.tsx';
import { AsOf } from '../offline/as-of.tsx';
import { activeOrders } from '../reads/queries.ts';
import { visibleOrders } from '../card/order-actions.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';

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

/** Says that the orders stand in the order of the way. */
const OtherNotes = () => (
  <>
    <Route aria-hidden size={18} className="shrink-0" />
    {m.rider_by_the_way()}
  </>
);

/** The orders that the rider has to bring, as they come up: the server sorts them by the way. */
export const ActiveTab = ({ search }: { search: string }) => {
  const { data, dataUpdatedAt, error, refetch } = useQuery(activeOrders(search));
  const steps = useAllLocalSteps();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} {...referenceOf(error)} />;
  if (!data)
    return (
      <div className="pt-9">
        <SkeletonList count={3} />
      </div>
    );
  const orders = visibleOrders(data.items, steps);
  return (
    <div className="flex flex-col gap-3">
      <AsOf at={dataUpdatedAt} failed={error !== null}>
        {orders.length > 0 && <OtherNotes />}
      </AsOf>
      {orders.length === 0 ? (
        <Nothing searched={search !== ''} title={m.rider_empty_active()} text={m.rider_empty_active_text()} />
      ) : (
        <ul className="grid gap-3 desktop:grid-cols-2 desktop:gap-5 min-[1240px]:grid-cols-3">
          {orders.map((order) => (
            <ActiveCard key={order.id} order={order} onStale={() => void refetch()} />
          ))}
        </ul>
      )}
    </div>
  );
};
