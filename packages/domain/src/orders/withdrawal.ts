import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { orderStates, type OrderState } from './state.ts';
import { statesAtBranch } from './states.ts';

const stepIndex = (state: OrderState): number => orderStates.indexOf(state);

/**
 * Whether a move brings products nearer to their patient. No such move is made with a product that the register withdrew. Ending an order is
 * none; nor is a step of a rider who has it already: it can be returned from the door alone (S4.14).
 */
export function handsOut(from: OrderState, to: OrderState): boolean {
  if (to === 'delivered') return true;
  return statesAtBranch.includes(from) && stepIndex(to) > stepIndex(from) && stepIndex(to) < stepIndex('delivered');
}

/** A line that is in its order still. */
type Line = { readonly isWithdrawn: boolean };

type TakeOutRefusal = 'order_move_refused' | 'order_changed' | 'take_out_leaves_nothing';

/**
 * Whether what the register withdrew may be taken out of an order: as long as its products lie at the branch, there is such a line, and
 * another that stays. An order of nothing else is ended instead.
 */
export function mayTakeOutWithdrawn(state: OrderState | null, lines: readonly Line[]): Allowed<TakeOutRefusal> {
  if (state === null || !statesAtBranch.includes(state)) return refused('order_move_refused');
  if (!lines.some(({ isWithdrawn }) => isWithdrawn)) return refused('order_changed');
  return lines.every(({ isWithdrawn }) => isWithdrawn) ? refused('take_out_leaves_nothing') : allowed;
}
