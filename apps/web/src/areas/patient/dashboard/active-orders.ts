import type { Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { ApiReply } from '#shared/api/client.ts';

type Order = ApiReply<Contract['orders']['mine']>['items'][number];

/** More than these are told of by their own page. */
const shown = 3;

const withRider: ReadonlySet<Order['status']> = new Set(['order_picked', 'on_the_way', 'arrived']);

/** The one order to think of now: one that waits for its payment, then one that a rider has, else the newest. */
export const nextOrder = <Row extends Pick<Order, 'status' | 'paymentStatus'>>(
  orders: readonly Row[],
): Row | undefined =>
  orders.find((order) => order.paymentStatus === 'pending_payment') ??
  orders.find((order) => withRider.has(order.status)) ??
  orders[0];

/** Orders of the pharmacy that are under way, or wait for their payment; a failure leaves them out (S2.13). */
export const useActiveOrders = (wanted: boolean) => {
  const { data, isLoading } = useQuery({
    ...api.orders.mine.query({ query: { state: 'active', limit: shown }, quiet: true }),
    enabled: wanted,
  });
  return { orders: data?.items ?? [], isLoading };
};
