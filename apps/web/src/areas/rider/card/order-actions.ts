import { handsOut, movesFrom } from '@balsam/domain/orders';
import { isCalledBack } from '#shared/orders/called-back.ts';
import type { Question } from '../model/question.ts';
import { heldHandOver } from '../steps/held-hand-over.ts';
import type { LocalStep } from '../steps/steps.ts';
import type { NextMove, OrderState, RiderOrder } from '../model/api-types.ts';

/** What the rider has to do with an order now. */
export type ActionKind = 'answer' | 'counter' | 'status';

/** A new assignment waits for an answer; an accepted one for the counter; then the status drop-down has its moves. */
export const actionKindOf = (order: RiderOrder, steps: readonly LocalStep[]): ActionKind => {
  if (localStatus(order.status, steps) !== 'rider_assigned') return 'status';
  const accepted =
    order.delivery?.acceptedAt || steps.some(({ step, state }) => step.kind === 'accept' && state !== 'refused');
  return accepted ? 'counter' : 'answer';
};

/** Whether one of the steps was refused: those behind it do not go on, and nothing new is begun before the rider has seen it. */
export const isStopped = (steps: readonly LocalStep[]): boolean => steps.some(({ state }) => state === 'refused');

/** The status as this phone knows it: the last move that was made here, before any that was refused, else the server's. */
export const localStatus = (status: OrderState | null, steps: readonly LocalStep[]): OrderState | null => {
  const refused = steps.findIndex(({ state }) => state === 'refused');
  const last = steps.slice(0, refused === -1 ? undefined : refused).findLast(({ step }) => step.kind === 'move')?.step;
  return last?.kind === 'move' ? last.body.status : status;
};

/** The moves of the drop-down: the server's; giving back is no status and stands elsewhere. */
export const statusMoves = ({ delivery }: RiderOrder): readonly NextMove[] =>
  (delivery?.moves ?? []).filter(({ to }) => to !== 'out_for_delivery' && to !== 'rider_assigned');

/** Whether the order holds what may no longer be sold: it is handed to nobody. */
export const holdsWithdrawn = ({ items }: Pick<RiderOrder, 'items'>): boolean =>
  items.some(({ isWithdrawn, isTakenOut }) => isWithdrawn && !isTakenOut);

/** Whether the customer sees where the rider is: while it is on the way to them, by the server or by a step that is still here. */
export const isOnTheWay = (order: RiderOrder, steps: readonly LocalStep[]): boolean =>
  localStatus(order.status, steps) === 'on_the_way' && !isCalledBack(order);

/** The moves of the drop-down where this phone is ahead of the server: by the same table. */
export const localMoves = (order: RiderOrder, steps: readonly LocalStep[]): readonly NextMove[] => {
  const status = localStatus(order.status, steps);
  if (isStopped(steps) || status === null || isCalledBack(order)) return [];
  if (status === order.status) return statusMoves(order);
  return movesFrom(status, 'rider', 'delivery')
    .filter(({ to }) => !holdsWithdrawn(order) || !handsOut(status, to))
    .map(({ to, needs }) => ({
      to,
      needs: needs === 'order_otp' || needs === 'reason_and_photo' ? needs : null,
    }));
};

/** Whether a step of the order is still on its way. */
export const isBusy = (steps: readonly LocalStep[]): boolean => steps.some(({ state }) => state === 'sending');

/** The orders without those that the rider has declined here and whose answer is still on its way. */
export const visibleOrders = (orders: readonly RiderOrder[], steps: readonly LocalStep[]): readonly RiderOrder[] =>
  orders.filter(
    ({ id }) => !steps.some(({ step, state }) => step.orderId === id && step.kind === 'decline' && state === 'kept'),
  );

const withRider: ReadonlySet<OrderState | null> = new Set<OrderState>(['order_picked', 'on_the_way', 'arrived']);

/** The orders that the rider has with them, as this phone knows it; and those that are done here, of which the server does not know yet. */
export const ordersWithRider = (
  orders: readonly RiderOrder[],
  allSteps: readonly LocalStep[],
): { readonly held: readonly RiderOrder[]; readonly unsent: readonly RiderOrder[] } => {
  const isHeld = ({ id, status }: RiderOrder): boolean => {
    const steps = allSteps.filter(({ step }) => step.orderId === id);
    return withRider.has(localStatus(status, steps));
  };
  const held = orders.filter(isHeld);
  return { held, unsent: orders.filter((order) => withRider.has(order.status) && !held.includes(order)) };
};

/** A page of the orders under way, and how many there are in all. */
type Listed = { readonly items: readonly RiderOrder[]; readonly total: number };

const endsHere: ReadonlySet<OrderState | null> = new Set<OrderState>(['delivered', 'returned']);

/** How many of the orders of a list are still to be brought, as this phone knows it; the one that is named is done, whatever the list says. */
export const countLeft = ({ items, total }: Listed, steps: readonly LocalStep[], doneId?: number): number => {
  const left = visibleOrders(items, steps).filter(
    ({ id, status }) =>
      id !== doneId &&
      !endsHere.has(
        localStatus(
          status,
          steps.filter(({ step }) => step.orderId === id),
        ),
      ),
  );
  return total - (items.length - left.length);
};

/** What stands in the way of a question: a hand-over that is held for want of the right code is what the code is asked for. */
const stepsBefore = (question: Question, steps: readonly LocalStep[]): readonly LocalStep[] => {
  const held = question === 'order_otp' ? heldHandOver(steps) : undefined;
  return steps.filter(({ step }) => step !== held);
};

/** Whether a question about an order still has an answer that can be given; `of` is undefined when the rider has it no more. */
export const isQuestionOpen = (
  order: RiderOrder | undefined,
  allSteps: readonly LocalStep[],
  question: Question,
): boolean => {
  const steps = stepsBefore(question, allSteps);
  if (!order || isStopped(steps)) return false;
  const isMoved = actionKindOf(order, steps) === 'status';
  if (question === 'decline' || !isMoved) return (question === 'decline') !== isMoved;
  const moves = localMoves(order, steps);
  return question === 'moves' ? moves.length > 0 : moves.some(({ needs }) => needs === question);
};
