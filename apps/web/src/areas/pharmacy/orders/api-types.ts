import type { CallInput, CallReply, Contract } from '@balsam/contract';

type Orders = Contract['orders'];

export type OrderCard = CallReply<Orders['mine']>['items'][number];
export type Order = CallReply<Orders['show']>;
export type OrderItem = OrderCard['ITEMS'][number];
/** A state of the path; null while the payment is open, or when it never came. */
export type OrderState = OrderCard['STATUS'];
export type Prescription = Order['PRESCRIPTIONS'][number];
type Cancelling = NonNullable<CallInput<Orders['cancel']>['body']>;
export type CancelReason = NonNullable<Cancelling['reason']>;
/** Back the way it was paid, or into the wallet. */
export type RefundTo = NonNullable<Cancelling['refund_to']>;
