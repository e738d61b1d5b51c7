import type { Contract } from '@balsam/contract';
import type { Fulfilment } from '@balsam/domain/orders';
import {
  BadgeCheck,
  Bike,
  Boxes,
  CircleCheck,
  CircleX,
  ClipboardList,
  Clock,
  type LucideIcon,
  MapPin,
  Package,
  PackageCheck,
  PackageOpen,
  Truck,
  Undo2,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import type { ApiReply } from '#shared/api/client.ts';
import { isCalledBack, type MaybeCalledBack } from './called-back.ts';

type OrderCard = ApiReply<Contract['orders']['mine']>['items'][number];
type OrderState = NonNullable<OrderCard['status']>;

/** How a status is shown: its own colours where the system has fixed them (the rider's), else those of its meaning. */
export type StatusStyle = {
  readonly icon: LucideIcon;
  readonly word: () => string;
  /** Text on its tint, for chips. */
  readonly soft: string;
  /** The current point of the timeline: solid, with its halo. */
  readonly solid: string;
  readonly mirrored?: true;
};

const accent = {
  soft: 'bg-accent-soft text-accent-soft-text',
  solid: 'bg-accent text-accent-on ring-accent-soft-2',
};
const danger = { soft: 'bg-danger-soft text-danger-text', solid: 'bg-danger text-danger-on ring-danger-soft' };
const neutral = { soft: 'bg-surface-3 text-text-2', solid: 'bg-muted text-surface ring-surface-3' };

const styles: Readonly<Record<OrderState, StatusStyle>> = {
  placed: { icon: ClipboardList, word: m.pharmacy_order_state_placed, ...accent },
  confirmed: { icon: BadgeCheck, word: m.pharmacy_order_state_confirmed, ...accent },
  processed: { icon: PackageOpen, word: m.pharmacy_order_state_processed, ...accent },
  ready_to_ship: { icon: Package, word: m.pharmacy_order_state_ready_to_ship, ...accent },
  out_for_delivery: { icon: Boxes, word: m.pharmacy_order_state_out_for_delivery, ...accent },
  rider_assigned: { icon: Bike, word: m.pharmacy_order_state_rider_assigned, ...accent },
  order_picked: {
    icon: PackageCheck,
    word: m.pharmacy_order_state_order_picked,
    soft: 'bg-(--rs-picked-soft) text-(--rs-picked-text)',
    solid: 'bg-(--rs-picked) text-(--rs-on) ring-(--rs-picked-soft)',
  },
  on_the_way: {
    icon: Truck,
    word: m.pharmacy_order_state_on_the_way,
    soft: 'bg-(--rs-way-soft) text-(--rs-way-text)',
    solid: 'bg-(--rs-way) text-(--rs-on) ring-(--rs-way-soft)',
  },
  arrived: {
    icon: MapPin,
    word: m.pharmacy_order_state_arrived,
    soft: 'bg-(--rs-arrived-soft) text-(--rs-arrived-text)',
    solid: 'bg-(--rs-arrived) text-(--rs-on) ring-(--rs-arrived-soft)',
  },
  delivered: {
    icon: CircleCheck,
    word: m.pharmacy_order_state_delivered,
    soft: 'bg-(--rs-delivered-soft) text-(--rs-delivered-text)',
    solid: 'bg-(--rs-delivered) text-(--rs-on) ring-(--rs-delivered-soft)',
  },
  returned: {
    icon: Undo2,
    word: m.pharmacy_order_state_returned,
    soft: 'bg-(--rs-returned-soft) text-(--rs-returned-text)',
    solid: 'bg-(--rs-returned) text-(--rs-on) ring-(--rs-returned-soft)',
    mirrored: true,
  },
  cancelled: { icon: CircleX, word: m.pharmacy_order_state_cancelled, ...neutral },
  rejected: { icon: CircleX, word: m.pharmacy_order_state_rejected, ...danger },
};

const pickupWords: Readonly<Partial<Record<OrderState, () => string>>> = {
  ready_to_ship: m.pharmacy_order_state_ready_for_pickup,
  delivered: m.pharmacy_order_state_picked_up,
};

const toPay: StatusStyle = {
  icon: Clock,
  word: m.pharmacy_order_state_to_pay,
  soft: 'bg-warning-soft text-warning-text',
  solid: 'bg-warning text-warning-on ring-warning-soft',
};
const notPaid: StatusStyle = { icon: CircleX, word: m.pharmacy_order_state_not_paid, ...neutral };

/** Whether it is brought or fetched. */
export const fulfilmentOf = ({ orderMode: mode }: Pick<OrderCard, 'orderMode'>): Fulfilment =>
  mode === 'pickup' ? 'pickup' : 'delivery';

/** How a step of the path is shown; a pickup has words of its own for two of them (DECISIONS §6). */
export const stateStyle = (state: OrderState, fulfilment: Fulfilment): StatusStyle => {
  const word = fulfilment === 'pickup' ? pickupWords[state] : undefined;
  return word ? { ...styles[state], word } : styles[state];
};

const calledBack: StatusStyle = { ...styles.returned, word: m.pharmacy_order_state_called_back };

type Shown = Pick<OrderCard, 'status' | 'paymentStatus' | 'orderMode'> & MaybeCalledBack;

/** The status style of an order; one that was called back comes to nobody, wherever its rider is, and did not come back where that rider was lost. */
export const statusStyle = (order: Shown): StatusStyle => {
  if (isCalledBack(order)) return calledBack;
  if (order.status !== null) return stateStyle(order.status, fulfilmentOf(order));
  return order.paymentStatus === 'pending_payment' ? toPay : notPaid;
};

/** The ways of delivery in words. */
export const modeWords: Readonly<Record<OrderCard['orderMode'], () => string>> = {
  normal_delivery: m.pharmacy_order_mode_normal,
  fast_delivery: m.pharmacy_order_mode_fast,
  scheduled_delivery: m.pharmacy_order_mode_scheduled,
  pickup: m.pharmacy_order_mode_pickup,
};

/** `Order #123`, as messages call it too; its digits are those of the screen. */
export const orderName = ({ id }: Pick<OrderCard, 'id'>): string => m.pharmacy_order_name({ number: digits(id) });
