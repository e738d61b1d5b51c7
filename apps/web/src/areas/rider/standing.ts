import type { LocalStep } from './steps.ts';
import type { NextMove, OrderState, RiderOrder } from './wire.ts';

/** What the rider has to do with an order now. */
export type Doing = 'answer' | 'counter' | 'status';

/** A new assignment waits for an answer; an accepted one for the counter; then the status drop-down has its moves. */
export const doingOf = ({ STATUS, DELIVERY }: RiderOrder, steps: readonly LocalStep[]): Doing => {
  const status = statusHere(STATUS, steps);
  if (status !== 'rider_assigned') return 'status';
  const accepted =
    DELIVERY?.ACCEPTED_AT || steps.some(({ step, standing }) => step.kind === 'accept' && standing !== 'refused');
  return accepted ? 'counter' : 'answer';
};

/** The status as this phone knows it: the last move that was made here and not refused, else the server's. */
export const statusHere = (status: OrderState | null, steps: readonly LocalStep[]): OrderState | null => {
  const last = steps.findLast(({ step, standing }) => step.kind === 'move' && standing !== 'refused')?.step;
  return last?.kind === 'move' ? last.body.status : status;
};

/** The moves of the drop-down: the server's; giving back is no status and stands elsewhere. */
export const statusMoves = ({ DELIVERY }: RiderOrder): readonly NextMove[] =>
  (DELIVERY?.MOVES ?? []).filter(({ TO }) => TO !== 'out_for_delivery' && TO !== 'rider_assigned');

/** Whether a step of the order is still on its way. */
export const isBusy = (steps: readonly LocalStep[]): boolean => steps.some(({ standing }) => standing === 'sending');

/** The orders without those that the rider has declined here and whose answer is still on its way. */
export const shownHere = (orders: readonly RiderOrder[], steps: readonly LocalStep[]): readonly RiderOrder[] =>
  orders.filter(
    ({ ID }) =>
      !steps.some(({ step, standing }) => step.orderId === ID && step.kind === 'decline' && standing === 'kept'),
  );
