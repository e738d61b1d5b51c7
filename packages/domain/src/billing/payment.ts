export type PaymentState = 'pending' | 'success' | 'failed' | 'cancelled' | 'refunded';

/**
 * The moves of a payment. A success that a provider reports after we gave the payment up is taken in, so that the money is booked and can be
 * given back; nothing but a refund undoes a success, whatever arrives late (D4.02).
 */
export const paymentMoves = {
  pending: ['success', 'failed', 'cancelled'],
  failed: ['success'],
  cancelled: ['success'],
  success: ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** Whether the table allows the move. */
export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  const moves: readonly PaymentState[] = paymentMoves[from];
  return moves.includes(to);
}
