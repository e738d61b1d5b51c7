import type { Contract } from '@balsam/contract';
import type { ApiReply } from '#shared/api/client.ts';

type Delivery = Contract['delivery'];

/** An order in a rider's list (SPEC §3), and the state of its delivery. */
export type RiderOrder = ApiReply<Delivery['riderOrders']>['items'][number];
export type RiderOrderDetail = ApiReply<Contract['orders']['show']>;
export type OrderState = NonNullable<RiderOrder['status']>;
export type OrderItem = RiderOrder['items'][number];
export type ShiftState = ApiReply<Delivery['shift']>;
type Way = NonNullable<RiderOrder['delivery']>;
/** What the rider may do next. */
export type NextMove = Way['moves'][number];
