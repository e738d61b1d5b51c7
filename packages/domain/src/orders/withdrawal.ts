import { isBlank } from '../text/index.ts';
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

const liesAtBranch = (state: OrderState | null): boolean => state !== null && statesAtBranch.includes(state);

/**
 * Whether what the register withdrew may be taken out of an order: as long as its products lie at the branch, there is such a line, and
 * another that stays. An order of nothing else is ended instead.
 */
export function mayTakeOutWithdrawn(state: OrderState | null, lines: readonly Line[]): Allowed<TakeOutRefusal> {
  if (!liesAtBranch(state)) return refused('order_move_refused');
  if (!lines.some(({ isWithdrawn }) => isWithdrawn)) return refused('order_changed');
  return lines.every(({ isWithdrawn }) => isWithdrawn) ? refused('take_out_leaves_nothing') : allowed;
}

/** What is absent, broken or expired, by the ids of its lines, and what the patient reads about it. */
type Unavailable = { readonly outIds: readonly number[]; readonly reason: string };

/** Whether something may be taken out of an order at all because it is not available: its products lie at the branch, and another line stays. */
export const mayTakeOutSome = (state: OrderState | null, lines: readonly unknown[]): boolean =>
  liesAtBranch(state) && lines.length > 1;

/** Whether lines that are not available may be taken out of an order: with a reason, and as long as one of `lines`, which are in it still, stays. */
export function mayTakeOutUnavailable(
  state: OrderState | null,
  lines: readonly { readonly id: number }[],
  { outIds, reason }: Unavailable,
): Allowed<TakeOutRefusal | 'order_reason_required'> {
  if (!liesAtBranch(state)) return refused('order_move_refused');
  if (isBlank(reason)) return refused('order_reason_required');
  const out = new Set(outIds);
  const found = lines.filter(({ id }) => out.has(id));
  if (out.size === 0 || found.length < out.size) return refused('order_changed');
  return found.length < lines.length ? allowed : refused('take_out_leaves_nothing');
}
