import type { CallReply, Contract } from '@balsam/contract';

type Delivery = Contract['delivery'];

/** An order in a rider's list (SPEC §3), and the state of its delivery. */
export type RiderOrder = CallReply<Delivery['riderOrders']>['items'][number];
export type RiderOrderDetail = CallReply<Contract['orders']['show']>;
export type OrderState = NonNullable<RiderOrder['STATUS']>;
export type OrderItem = RiderOrder['ITEMS'][number];
export type ShiftState = CallReply<Delivery['shift']>;
type Way = NonNullable<RiderOrder['DELIVERY']>;
/** What the rider may do next. */
export type NextMove = Way['MOVES'][number];
