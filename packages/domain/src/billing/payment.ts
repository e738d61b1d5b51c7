export type PaymentState = 'pending' | 'success' | 'failed' | 'cancelled' | 'refunded';

/**
 * The moves of a payment, which the server obeys. Money that a provider reports after the payment was voided is a success when its purpose
 * can still be paid, and refunded at once when it cannot (spec/decisions, payments); nothing but a refund undoes a success, whatever
 * arrives late (D4.02).
 */
export const paymentMoves = {
  pending: ['success', 'failed', 'cancelled', 'refunded'],
  failed: ['success', 'refunded'],
  cancelled: ['success', 'refunded'],
  success: ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** Whether the table allows the move. */
export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  const moves: readonly PaymentState[] = paymentMoves[from];
  return moves.includes(to);
}
