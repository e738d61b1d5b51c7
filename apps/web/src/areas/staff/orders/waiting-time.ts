import type { PharmacyOrderCard } from './queries.ts';

export type Waiting = Pick<PharmacyOrderCard, 'status' | 'orderMode' | 'orderDate' | 'scheduledFrom'>;

/** In milliseconds: how often waiting times are told anew. */
export const minuteMs = 60_000;
const atDesk: ReadonlySet<PharmacyOrderCard['status']> = new Set(['placed', 'confirmed', 'processed']);

/** Minutes after which an order has waited too long at the desktop: a fast one leaves within two hours, the others within the day. */
const patience: Readonly<Record<PharmacyOrderCard['orderMode'], number>> = {
  fast_delivery: 30,
  pickup: 60,
  normal_delivery: 120,
  scheduled_delivery: 120,
};

/** A planned order is late when it is not made ready this many minutes before. */
const ahead = 120;

/** Whole minutes that an order has waited, and whether that is too long; undefined when the desk has nothing more to do with it. */
export const waitingTimeOf = (
  { status, orderMode, orderDate, scheduledFrom }: Waiting,
  now: Date,
): { readonly minutes: number; readonly isLong: boolean } | undefined => {
  if (!atDesk.has(status)) return undefined;
  const since = (at: string): number => Math.floor((now.getTime() - new Date(at).getTime()) / minuteMs);
  const minutes = Math.max(0, since(orderDate));
  const isLong = scheduledFrom === null ? minutes >= patience[orderMode] : since(scheduledFrom) >= -ahead;
  return { minutes, isLong };
};
