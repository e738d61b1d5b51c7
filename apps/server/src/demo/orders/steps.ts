import { isOrderActive, orderMoves, type OrderMover, type OrderState, type Fulfilment } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import type { PlannedOrder } from './plan.ts';

/** How long an order of the past took from the payment to the door. */
const wholeWay = 70;

const isForward = ({ from, to, needs }: (typeof orderMoves)[number]) =>
  to === 'delivered' ||
  (needs !== 'reason' && needs !== 'reason_and_photo' && !(from === 'rider_assigned' && to === 'out_for_delivery'));

type Step = {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly by: OrderMover;
  readonly at: Date;
};

/** From where the demo's orders end without a delivery. */
const endsFrom: Readonly<Partial<Record<OrderState, OrderState>>> = {
  cancelled: 'confirmed',
  rejected: 'placed',
  returned: 'arrived',
};

/** The moves from the first to a state, by the one table of moves. */
function pathTo(state: OrderState, fulfilment: Fulfilment): Omit<Step, 'at'>[] {
  if (state === 'placed') return [{ from: null, to: 'placed', by: 'patient' }];
  const before = endsFrom[state];
  const last = orderMoves.find(
    (move) =>
      move.to === state &&
      (before === undefined ? isForward(move) : move.from === before) &&
      (move.fulfilment ?? fulfilment) === fulfilment,
  );
  if (!last) throw new RangeError(`no path to ${state}`);
  return [...pathTo(last.from, fulfilment), { from: last.from, to: last.to, by: last.by }];
}

/** Every move of an order, spread evenly over its time; the last one of an order under way was three minutes ago. */
export function stepsOf(
  { state, mode, minutesAgo }: Pick<PlannedOrder, 'state' | 'mode' | 'minutesAgo'>,
  now: Date,
): Step[] {
  const path = pathTo(state, mode === 'pickup' ? 'pickup' : 'delivery');
  const minutes = isOrderActive(state) ? minutesAgo - 3 : wholeWay;
  const placed = addMinutes(now, -minutesAgo);
  return path.map((step, n) => ({
    ...step,
    at: addMinutes(placed, Math.round((minutes * n) / Math.max(1, path.length - 1))),
  }));
}
