import { CircleCheck, CircleX, type LucideIcon, MapPin, PackageCheck, Truck, Undo2, Bike } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { OrderState } from './api-types.ts';

/** How a status looks to a rider: the colours that the system has fixed (S4.16), its icon and its word. */
export type StatusStyle = {
  readonly icon: LucideIcon;
  readonly word: () => string;
  /** The edge of a card. */
  readonly edge: string;
  /** Text on its tint, with its border. */
  readonly soft: string;
  /** The tile of the icon. */
  readonly solid: string;
  readonly text: string;
  readonly mirrored?: true;
};

const plain = {
  edge: 'bg-accent',
  soft: 'border-accent-line bg-accent-soft text-accent-soft-text',
  solid: 'bg-accent text-accent-on',
  text: 'text-accent-text',
};

const picked: StatusStyle = {
  icon: PackageCheck,
  word: m.rider_state_order_picked,
  edge: 'bg-(--rs-picked)',
  soft: 'border-(--rs-picked-line) bg-(--rs-picked-soft) text-(--rs-picked-text)',
  solid: 'bg-(--rs-picked) text-(--rs-on)',
  text: 'text-(--rs-picked-text)',
};
const onTheWay: StatusStyle = {
  icon: Truck,
  word: m.rider_state_on_the_way,
  edge: 'bg-(--rs-way)',
  soft: 'border-(--rs-way-line) bg-(--rs-way-soft) text-(--rs-way-text)',
  solid: 'bg-(--rs-way) text-(--rs-on)',
  text: 'text-(--rs-way-text)',
};
const arrived: StatusStyle = {
  icon: MapPin,
  word: m.rider_state_arrived,
  edge: 'bg-(--rs-arrived)',
  soft: 'border-(--rs-arrived-line) bg-(--rs-arrived-soft) text-(--rs-arrived-text)',
  solid: 'bg-(--rs-arrived) text-(--rs-on)',
  text: 'text-(--rs-arrived-text)',
};
const delivered: StatusStyle = {
  icon: CircleCheck,
  word: m.rider_state_delivered,
  edge: 'bg-(--rs-delivered)',
  soft: 'border-(--rs-delivered-line) bg-(--rs-delivered-soft) text-(--rs-delivered-text)',
  solid: 'bg-(--rs-delivered) text-(--rs-on)',
  text: 'text-(--rs-delivered-text)',
};
const returned: StatusStyle = {
  icon: Undo2,
  word: m.rider_state_returned,
  edge: 'bg-(--rs-returned)',
  soft: 'border-(--rs-returned-line) bg-(--rs-returned-soft) text-(--rs-returned-text)',
  solid: 'bg-(--rs-returned) text-(--rs-on)',
  text: 'text-(--rs-returned-text)',
  mirrored: true,
};
const cancelled: StatusStyle = {
  icon: CircleX,
  word: m.rider_state_cancelled,
  edge: 'bg-line-strong',
  soft: 'border-line bg-surface-3 text-text-2',
  solid: 'bg-muted text-surface',
  text: 'text-text-2',
};
const assigned: StatusStyle = { icon: Bike, word: m.rider_state_rider_assigned, ...plain };

const styles: Readonly<Partial<Record<OrderState, StatusStyle>>> = {
  order_picked: picked,
  on_the_way: onTheWay,
  arrived,
  delivered,
  returned,
  cancelled,
};

/** How a status is shown; before the counter an order is one that was assigned. */
export const statusStyle = (status: OrderState | null): StatusStyle => (status && styles[status]) ?? assigned;
