import { lateOrder } from '@balsam/domain/staff-day';
import type { PharmacyOrderCard } from './queries.ts';

export type Waiting = Pick<PharmacyOrderCard, 'status' | 'orderMode' | 'orderDate' | 'scheduledFrom'>;

/** In milliseconds: how often waiting times are told anew. */
export const minuteMs = 60_000;
const atDesk: ReadonlySet<PharmacyOrderCard['status']> = new Set(['placed', 'confirmed', 'processed']);
const planned: ReadonlySet<PharmacyOrderCard['orderMode']> = new Set(lateOrder.plannedModes);

/** Whole minutes that an order has waited, and whether that is too long; undefined when the desk has nothing more to do with it. */
export const waitingTimeOf = (
  { status, orderMode, orderDate, scheduledFrom }: Waiting,
  now: Date,
): { readonly minutes: number; readonly isLong: boolean } | undefined => {
  if (!atDesk.has(status)) return undefined;
  const since = (at: string): number => Math.floor((now.getTime() - new Date(at).getTime()) / minuteMs);
  const minutes = Math.max(0, since(orderDate));
  const isLong =
    scheduledFrom !== null && planned.has(orderMode)
      ? since(scheduledFrom) >= -lateOrder.aheadMinutes
      : minutes >= lateOrder.minutes[orderMode];
  return { minutes, isLong };
};
