import type { CallInput, Contract } from '@balsam/contract';
import type { ApiReply } from '#shared/api/client.ts';

type Orders = Contract['orders'];

export type OrderCard = ApiReply<Orders['mine']>['items'][number];
export type Order = ApiReply<Orders['show']>;
export type OrderItem = OrderCard['items'][number];
export type Substitute = Order['substitutes'][number];
/** A state of the path; null while the payment is open, or when it never came. */
export type OrderState = OrderCard['status'];
export type Prescription = Order['prescriptions'][number];
type Cancelling = NonNullable<CallInput<Orders['cancel']>['body']>;
export type CancelReason = NonNullable<Cancelling['reason']>;
/** Back the way it was paid, or into the wallet. */
export type RefundTo = NonNullable<Cancelling['refund_to']>;
