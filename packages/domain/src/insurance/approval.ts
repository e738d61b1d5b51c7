import { allowed, refused, type Allowed } from '../allowed/index.ts';

export type ApprovalState = 'sent_for_approval' | 'approved' | 'rejected';

/** S4.09, D12.02: the moves of an approval. What is answered stays answered. */
export const approvalMoves = {
  sent_for_approval: ['approved', 'rejected'],
  approved: [],
  rejected: [],
} as const satisfies Record<ApprovalState, readonly ApprovalState[]>;

/** Whether the table allows the move. */
export function mayMoveApproval(from: ApprovalState, to: ApprovalState): boolean {
  const moves: readonly ApprovalState[] = approvalMoves[from];
  return moves.includes(to);
}

/** Whether somebody may answer it now: once. */
export const mayAnswer = (state: ApprovalState): Allowed<'approval_answered'> =>
  state === 'sent_for_approval' ? allowed : refused('approval_answered');
