import { inLocale } from '#shared/i18n/locale.ts';
import { nearTime, plannedOf } from '#shared/orders/arrival.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import * as m from '#paraglide/messages.js';
import type { Order, OrderItem } from './api-types.ts';

/** The name of a product in the language of the screen. */
export const productOf = (item: OrderItem): string => inLocale(item.productNameEn, item.productNameAr);

/** A pickup is ready by the time that it was planned for; once it is ready, that is what its state says. */
const readyBy = ({ status, scheduledFrom }: Order, now: Date): string | undefined =>
  status === 'ready_to_ship' || scheduledFrom === null || new Date(scheduledFrom) <= now
    ? undefined
    : m.pharmacy_order_ready_by({ when: nearTime(scheduledFrom, now) });

/** When an order that is still to come is expected: as the rider drives, else as it was planned or promised; nothing where nobody knows. */
export const expectedOf = (order: Order, now: Date = new Date()): string | undefined => {
  const { completedDate, delivery, expectedBy, may } = order;
  if (order.status === null || completedDate !== null || may.reorder || isCalledBack(order)) return undefined;
  if (order.orderMode === 'pickup') return readyBy(order, now);
  if (delivery?.expectedAt) return m.pharmacy_order_expected({ when: nearTime(delivery.expectedAt, now) });
  const planned = plannedOf(order, now);
  if (planned !== undefined) return m.pharmacy_order_expected({ when: planned });
  return expectedBy === null ? undefined : m.pharmacy_order_expected_by({ when: nearTime(expectedBy, now) });
};

/** Whether a map shows where the rider is: on the way to a door. */
export const isOnMap = (order: Order): boolean =>
  order.status === 'on_the_way' && order.address !== null && !isCalledBack(order);
