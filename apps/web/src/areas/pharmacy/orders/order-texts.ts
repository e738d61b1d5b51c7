import { inLocale } from '#shared/i18n/locale.ts';
import { nearTime, plannedOf } from '#shared/orders/arrival.ts';
import type { Order, OrderCard, OrderItem } from './api-types.ts';

/** The name of a product in the language of the screen. */
export const productOf = (item: OrderItem): string => inLocale(item.productNameEn, item.productNameAr);

const hourMs = 3_600_000;

/** Fast delivery takes two to four hours (SPEC §9). */
const fastWindow = ({ orderDate }: OrderCard, now: Date): string | undefined => {
  const after = (hours: number): string => new Date(new Date(orderDate).getTime() + hours * hourMs).toISOString();
  if (now.toISOString() > after(4)) return undefined;
  return plannedOf({ scheduledFrom: after(2), scheduledTo: after(4) }, now);
};

/** When an order that is still to come is expected: as the rider drives, else as it was planned or promised. */
export const expectedOf = (order: Order, now: Date = new Date()): string | undefined => {
  const { completedDate, delivery, orderMode, may } = order;
  if (order.status === null || completedDate !== null || may.reorder) return undefined;
  if (delivery?.expectedAt) return nearTime(delivery.expectedAt, now);
  return plannedOf(order, now) ?? (orderMode === 'fast_delivery' ? fastWindow(order, now) : undefined);
};

/** Whether a map shows where the rider is: on the way to a door. */
export const isOnMap = ({ status, address }: OrderCard): boolean => status === 'on_the_way' && address !== null;
