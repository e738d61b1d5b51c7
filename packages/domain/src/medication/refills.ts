/** Where a request for more of a medicine stands. */
export const refillStates = ['pending', 'ready', 'completed', 'rejected', 'cancelled'] as const;
export type RefillState = (typeof refillStates)[number];

export const refillKinds = ['refill', 'delivery'] as const;
export type RefillKind = (typeof refillKinds)[number];

/** Who may move a request where. A delivery moves with the order of the pharmacy that carries it. */
export const refillMoves = {
  pending: { pharmacist: ['ready', 'rejected'], patient: ['cancelled'] },
  ready: { pharmacist: ['completed', 'rejected'], patient: ['cancelled'] },
  completed: { pharmacist: [], patient: [] },
  rejected: { pharmacist: [], patient: [] },
  cancelled: { pharmacist: [], patient: [] },
} as const satisfies Readonly<Record<RefillState, Readonly<Record<'pharmacist' | 'patient', readonly RefillState[]>>>>;

/** Whether somebody may move a request from one state to another. */
export const mayMoveRefill = (from: RefillState, to: RefillState, by: 'pharmacist' | 'patient'): boolean =>
  (refillMoves[from][by] as readonly RefillState[]).includes(to);
