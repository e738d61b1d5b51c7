import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { OrderCard } from './order-card.tsx';
import { myOrders } from './queries.ts';
import type { OrderTab } from './tabs.ts';

const emptyTexts: Readonly<Record<OrderTab, () => string>> = {
  active: m.pharmacy_order_empty_active,
  completed: m.pharmacy_order_empty_completed,
  all: m.pharmacy_order_empty_all,
};

const Empty = ({ tab }: { tab: OrderTab }) => (
  <Card>
    <EmptyState
      art="box"
      title={m.pharmacy_order_empty()}
      text={emptyTexts[tab]()}
      action={
        <LinkButton icon={Store} {...linkTo('/pharmacy')}>
          {m.pharmacy_order_to_shop()}
        </LinkButton>
      }
    />
  </Card>
);

/** The orders of a tab, newest first, ten at a time. */
export const OrderList = ({ tab }: { tab: OrderTab }) => {
  const pages = useInfiniteQuery(myOrders(tab));
  const { data, error, refetch } = pages;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={4} />;
  const orders = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (orders.length === 0) return <Empty tab={tab} />;
  return (
    <div className="flex flex-col items-center gap-4">
      <ul className="grid w-full grid-cols-1 gap-3 desktop:grid-cols-2 desktop:gap-5">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <ShowMore of={pages} />
    </div>
  );
};
