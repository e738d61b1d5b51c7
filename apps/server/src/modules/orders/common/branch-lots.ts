import { allocate, handedOverIn, type Taken, type Wanted } from '@balsam/domain/orders';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { OrderRow } from './orders.store.ts';
import { lockLots } from './reserve.store.ts';

/** The branch whose shelves an order is filled from. */
export const branchOf = ({ branch_id, location_id }: OrderRow): number => branch_id ?? location_id ?? 0;

/** Until when what is in an order must be good: it is handed over by then, or today when that has passed. */
export function goodUntil({ mode, scheduled_to: to, promised_by: promised }: OrderRow, now: Date): Date {
  const by = to ? handedOverIn(mode, { to }) : promised;
  return by !== null && by > now ? by : now;
}

/** Pieces of products that the branch of an order has, their lots locked; undefined when they are too few. */
export async function takeAtBranch(
  tx: Tx,
  order: OrderRow,
  wanted: readonly Wanted[],
  now: Date,
): Promise<readonly Taken[] | undefined> {
  const goodAt = goodUntil(order, now);
  const lots = await lockLots(
    tx,
    wanted.map(({ productId }) => productId),
    goodAt,
  );
  const outcome = allocate(lots, wanted, {
    branches: [branchOf(order)],
    elsewhere: [],
    transferredBy: riyadhDay(goodAt),
    sourcing: 'one_branch',
  });
  return outcome.ok ? outcome.taken : undefined;
}
