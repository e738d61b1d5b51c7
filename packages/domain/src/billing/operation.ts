import type { PaymentState } from './payment.ts';

/** `operation_status` of the wire (DECISIONS §4). */
export type OperationStatus = 'success' | 'failed' | 'cancelled' | 'pending';

/** What the wire says of a payment; one whose money went back is cancelled to the person. */
export function operationStatus(state: PaymentState): OperationStatus {
  return state === 'refunded' ? 'cancelled' : state;
}

/** S8.04: an operation status that contains 'fail' opens 'Payment Failed'. */
export function isFailure(status: string): boolean {
  return status.toLowerCase().includes('fail');
}
