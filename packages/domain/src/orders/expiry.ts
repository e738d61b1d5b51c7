import type { OrderState } from './state.ts';
import { statesAtBranch, type OrderMover } from './states.ts';
import { handsOut } from './withdrawal.ts';

const beingPrepared: ReadonlySet<OrderState> = new Set(['placed', 'confirmed', 'processed']);

/**
 * What a move asks of pieces that expired while they waited at the branch (D6.01): others are taken in their place as long as the order is being
 * prepared, afterwards it does not leave with them. Nothing of a move that leaves the products where they are, as giving it to a rider does.
 */
export function expiryRuleOf(move: {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: OrderMover;
}): 'replace' | 'refuse' | undefined {
  const { from, to, by } = move;
  if (by === 'assignment' || !statesAtBranch.includes(from) || !handsOut(from, to)) return undefined;
  return beingPrepared.has(from) ? 'replace' : 'refuse';
}
