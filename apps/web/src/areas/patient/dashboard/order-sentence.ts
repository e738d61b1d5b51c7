import type { Contract } from '@balsam/contract';
import * as m from '#paraglide/messages.js';
import type { ApiReply } from '#shared/api/client.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { fulfilmentOf } from '#shared/orders/order-status-style.ts';

type Order = ApiReply<Contract['orders']['mine']>['items'][number];
type OrderState = NonNullable<Order['status']>;

const sentences: Readonly<Record<OrderState, () => string>> = {
  placed: m.pharmacy_order_row_placed,
  confirmed: m.pharmacy_order_row_confirmed,
  processed: m.pharmacy_order_row_processed,
  ready_to_ship: m.pharmacy_order_row_ready_to_ship,
  out_for_delivery: m.pharmacy_order_row_with_delivery,
  rider_assigned: m.pharmacy_order_row_with_delivery,
  order_picked: m.pharmacy_order_row_on_the_way,
  on_the_way: m.pharmacy_order_row_on_the_way,
  arrived: m.pharmacy_order_row_arrived,
  delivered: m.pharmacy_order_row_delivered,
  returned: m.pharmacy_order_row_over,
  cancelled: m.pharmacy_order_row_over,
  rejected: m.pharmacy_order_row_over,
};

/** Where an order is, in a whole sentence: 'Your order is on the way'. */
export function orderSentence(order: Pick<Order, 'status' | 'paymentStatus' | 'orderMode' | 'calledBackAt'>): string {
  if (isCalledBack(order)) return m.pharmacy_order_state_called_back();
  const { status } = order;
  if (status === null)
    return order.paymentStatus === 'pending_payment' ? m.pharmacy_order_row_to_pay() : m.pharmacy_order_row_over();
  const isReadyAtBranch = status === 'ready_to_ship' && fulfilmentOf(order) === 'pickup';
  return isReadyAtBranch ? m.pharmacy_order_row_ready_for_pickup() : sentences[status]();
}
