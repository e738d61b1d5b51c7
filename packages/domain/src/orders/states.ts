import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { orderStates, type OrderState } from './state.ts';

/** Who moves an order. `assignment` is whoever gives orders to riders: the system by itself, or staff; `lapse` is time. */
export type OrderMover = 'patient' | 'pharmacist' | 'assignment' | 'rider' | 'lapse';
export type Fulfilment = 'delivery' | 'pickup';

type Move = {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: OrderMover;
  /** Left out: of either kind of fulfilment. */
  readonly fulfilment?: Fulfilment;
  /** What the move asks for besides the right mover. A lost rider is one who has it with them and can work no more; called back: see `mayCallBack`. */
  readonly needs?:
    | 'approved_prescription'
    | 'reason'
    | 'order_otp'
    | 'reason_and_photo'
    | 'called_back'
    | 'lost_rider'
    | 'lost_rider_and_reason';
};

const cancellations = (['placed', 'confirmed', 'processed', 'ready_to_ship'] as const).map((from): Move => ({
  from,
  to: 'cancelled',
  by: 'patient',
  needs: 'reason',
}));
const rejections = (['placed', 'confirmed', 'processed'] as const).map((from): Move => ({
  from,
  to: 'rejected',
  by: 'pharmacist',
  needs: 'reason',
}));

/** What is ready is no longer rejected: the pharmacy cancels it, as long as it lies at the branch (DECISIONS §15). */
const cancelledByPharmacy: readonly Move[] = [
  { from: 'ready_to_ship', to: 'cancelled', by: 'pharmacist', needs: 'reason' },
  { from: 'out_for_delivery', to: 'cancelled', by: 'pharmacist', fulfilment: 'delivery', needs: 'reason' },
  { from: 'rider_assigned', to: 'cancelled', by: 'pharmacist', fulfilment: 'delivery', needs: 'reason' },
];

const withRider = ['order_picked', 'on_the_way', 'arrived'] as const;

/** What a rider has with them the pharmacy calls back first: it is cancelled once the branch has the goods (DECISIONS §15). */
const calledBack = withRider.map((from): Move => ({
  from,
  to: 'cancelled',
  by: 'pharmacist',
  fulfilment: 'delivery',
  needs: 'called_back',
}));

/** What a rider has fetched who is locked out or gone: it changes hands, or is at the branch again. */
const lostRiderMoves = withRider.flatMap((from): Move[] => [
  { from, to: 'order_picked', by: 'assignment', fulfilment: 'delivery', needs: 'lost_rider' },
  { from, to: 'returned', by: 'assignment', fulfilment: 'delivery', needs: 'lost_rider_and_reason' },
]);

/** Every move that there is; what is not here is refused (D6.01, D6.02, S4.13 to S4.15). */
export const orderMoves: readonly Move[] = [
  { from: 'placed', to: 'confirmed', by: 'pharmacist', needs: 'approved_prescription' },
  { from: 'confirmed', to: 'processed', by: 'pharmacist' },
  { from: 'processed', to: 'ready_to_ship', by: 'pharmacist' },
  { from: 'ready_to_ship', to: 'out_for_delivery', by: 'pharmacist', fulfilment: 'delivery' },
  { from: 'ready_to_ship', to: 'delivered', by: 'pharmacist', fulfilment: 'pickup', needs: 'order_otp' },
  { from: 'out_for_delivery', to: 'rider_assigned', by: 'assignment', fulfilment: 'delivery' },
  { from: 'rider_assigned', to: 'out_for_delivery', by: 'assignment', fulfilment: 'delivery' },
  { from: 'rider_assigned', to: 'out_for_delivery', by: 'rider', fulfilment: 'delivery' },
  { from: 'rider_assigned', to: 'order_picked', by: 'rider', fulfilment: 'delivery' },
  { from: 'order_picked', to: 'on_the_way', by: 'rider', fulfilment: 'delivery' },
  { from: 'on_the_way', to: 'arrived', by: 'rider', fulfilment: 'delivery' },
  { from: 'arrived', to: 'delivered', by: 'rider', fulfilment: 'delivery', needs: 'order_otp' },
  { from: 'arrived', to: 'returned', by: 'rider', fulfilment: 'delivery', needs: 'reason_and_photo' },
  ...lostRiderMoves,
  ...cancellations,
  { from: 'out_for_delivery', to: 'cancelled', by: 'patient', fulfilment: 'delivery', needs: 'reason' },
  { from: 'rider_assigned', to: 'cancelled', by: 'patient', fulfilment: 'delivery', needs: 'reason' },
  ...rejections,
  ...cancelledByPharmacy,
  ...calledBack,
  { from: 'ready_to_ship', to: 'cancelled', by: 'lapse', fulfilment: 'pickup' },
];

const isOpen = (move: Move, fulfilment: Fulfilment) => move.fulfilment === undefined || move.fulfilment === fulfilment;

/** The moves that somebody has from a state: what a screen offers. */
export function movesFrom(from: OrderState, by: OrderMover, fulfilment: Fulfilment): readonly Move[] {
  return orderMoves.filter((move) => move.from === from && move.by === by && isOpen(move, fulfilment));
}

/** The move, if this mover may make it on such an order; what it `needs` is for the caller to check. */
export function orderMove(move: {
  from: OrderState;
  to: OrderState;
  by: OrderMover;
  fulfilment: Fulfilment;
}): Move | undefined {
  return movesFrom(move.from, move.by, move.fulfilment).find(({ to }) => to === move.to);
}

/** Whether the next step of this mover is handing the order to its patient, for which the patient's code is asked (S4.15). */
export function handOverFrom(from: OrderState, by: OrderMover, fulfilment: Fulfilment): boolean {
  return movesFrom(from, by, fulfilment).some(({ needs }) => needs === 'order_otp');
}

/** Whether an order still has somewhere to go: the label 'active', the others are 'completed' (S4.13). */
export function isOrderActive(state: OrderState): boolean {
  return orderMoves.some(({ from }) => from === state);
}

/** The states that end an order. */
export const finalStates: readonly OrderState[] = orderStates.filter((state) => !isOrderActive(state));

/** Where an order's products still lie at the branch: neither a rider nor the patient has them. One that is not paid yet has no state, and lies there too. */
export const statesAtBranch: readonly OrderState[] = orderStates.slice(0, orderStates.indexOf('order_picked'));

/** Whether the patient may still cancel; afterwards the order is in a rider's hands, or over. */
export function mayCancelOrder(state: OrderState, fulfilment: Fulfilment): Allowed<'order_not_cancellable'> {
  return orderMove({ from: state, to: 'cancelled', by: 'patient', fulfilment })
    ? allowed
    : refused('order_not_cancellable');
}

/** D6.03: whether the patient may end an order at once, without a reason: as long as nothing was paid for it. */
export function mayRelease(
  payment: 'pending_payment' | 'paid' | 'refunded' | 'released',
): Allowed<'order_not_cancellable'> {
  return payment === 'pending_payment' ? allowed : refused('order_not_cancellable');
}

/** Whether the pharmacy may call an order back: as long as its rider has it with them. */
export function mayCallBack(state: OrderState | null, fulfilment: Fulfilment): Allowed<'order_move_refused'> {
  const isWithRider =
    state !== null && movesFrom(state, 'pharmacist', fulfilment).some(({ needs }) => needs === 'called_back');
  return isWithRider ? allowed : refused('order_move_refused');
}

/** Whether a move ends what was called back: the branch has the goods, or its rider is lost with them. Any other comes too late. */
export const endsCallBack = ({ needs }: Pick<Move, 'needs'>): boolean =>
  needs === 'called_back' || needs === 'lost_rider_and_reason';

/** Whether a step comes too late, as the pharmacy had called the order back by then. What happened before did happen, whenever it is told. */
export const isAfterCallBack = (calledBackAt: Date | null, happenedAt: Date): boolean =>
  calledBackAt !== null && happenedAt >= calledBackAt;

/** Whether an end gives back to stock what was taken out of it; of what a rider had only what `maySellAgain` (D6.01). */
export function returnsToStock(state: OrderState): boolean {
  return state === 'cancelled' || state === 'rejected';
}

const otherEnds: ReadonlySet<OrderState> = new Set(['returned', 'cancelled', 'rejected']);
const toTheDoor: readonly OrderState[] = orderStates.slice(0, orderStates.indexOf('delivered') + 1);
/** A pickup has no rider on its way. */
const toTheCounter = toTheDoor.filter((state) =>
  ['placed', 'confirmed', 'processed', 'ready_to_ship', 'delivered'].includes(state),
);

/**
 * The timeline of an order (S4.13): the steps that it took, then those still ahead unless it ended another way. `at` is when a step was
 * taken, null for what is ahead. A rider who declined leaves a later step in the book that the order is before again.
 */
export function timelineOf(
  state: OrderState | null,
  fulfilment: Fulfilment,
  taken: ReadonlyMap<string, Date>,
): { state: OrderState; at: Date | null }[] {
  const path = fulfilment === 'pickup' ? toTheCounter : toTheDoor;
  const ended = state !== null && otherEnds.has(state);
  const reached = state === null ? -1 : path.indexOf(state);
  const steps = ended ? [...path.filter((step) => taken.has(step)), state] : path;
  return steps.map((step) => {
    const isBehind = ended || path.indexOf(step) <= reached;
    return { state: step, at: (isBehind && taken.get(step)) || null };
  });
}
