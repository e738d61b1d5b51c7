import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addDays, addMinutes, instantAt, isDay, isTime, riyadhDay, type Day } from '../time/index.ts';
import { lapsesAt } from './pickup.ts';
import type { DeliveryMode } from './totals.ts';

/** SPEC §9: fast delivery in 2 to 4 hours. */
export const deliveryRules = { fastFromHours: 2, fastToHours: 4 } as const;

/** SPEC §9, and settings of the hospital: how many days ahead a delivery or pickup may be planned, and pictures of prescriptions with one order. */
export const defaultOrderLimits = { scheduleDays: 5, prescriptionImages: 5 } as const;

/** The most that each of these settings may be. */
export const mostOrderLimits = { scheduleDays: 30, prescriptionImages: 10 } as const;

/** What a cart and so an order holds at most: different products, and pieces of one. */
export const cartLimits = { maxProducts: 50, maxPieces: 99 } as const;

/** Prescriptions of an order: those that are sent with it, and one of the record for each product. */
export const prescriptionLimits = { sent: 10, ofOrder: 10 + cartLimits.maxProducts } as const;

/** Between which instants a fast delivery ordered now comes. */
export function fastWindow(now: Date): { readonly from: Date; readonly to: Date } {
  return {
    from: addMinutes(now, deliveryRules.fastFromHours * 60),
    to: addMinutes(now, deliveryRules.fastToHours * 60),
  };
}

/** How many days a normal delivery takes at most, and a transfer between branches before it. */
export type PromisedDays = { readonly normalDays: number; readonly transferDays: number };

/** The last day that a normal delivery may take. */
const lastDay = (placedAt: Date, isTransferred: boolean, { normalDays, transferDays }: PromisedDays): Day =>
  addDays(riyadhDay(placedAt), normalDays + (isTransferred ? transferDays : 0));

type HandOver = {
  readonly mode: DeliveryMode;
  /** When it is meant to come, or to be fetched first; a normal delivery has none. */
  readonly window: { readonly to: Date } | undefined;
  readonly placedAt: Date;
  readonly isTransferred: boolean;
};
type Promises = PromisedDays & { readonly closes: string };

const closingOf = ({ placedAt, isTransferred }: HandOver, promises: Promises): Date =>
  instantAt(lastDay(placedAt, isTransferred, promises), promises.closes);

/**
 * Until when a delivery without hours of its own is promised as it is placed: four hours, or the closing time of the last day that it may take.
 * Nothing of one with hours, nor of a pickup.
 */
export function promisedBy(order: HandOver, promises: Promises): Date | undefined {
  if (order.window || order.mode === 'pickup') return undefined;
  return order.mode === 'fast_delivery' ? fastWindow(order.placedAt).to : closingOf(order, promises);
}

/** When an order with hours of its own is handed over at the latest; a pickup waits at its counter until it lapses. */
export const handedOverIn = (mode: DeliveryMode, { to }: { readonly to: Date }): Date =>
  mode === 'pickup' ? lapsesAt(to) : to;

/** When an order that is placed now is handed over at the latest, as it will be promised: until then nothing in it may expire. */
export const handedOverBy = (order: HandOver, promises: Promises): Date =>
  order.window ? handedOverIn(order.mode, order.window) : closingOf(order, promises);

/**
 * Whether a delivery or a pickup may be planned for a Riyadh day and time (S5.18): both given, not in the past, today or on one of so many
 * Riyadh calendar days that follow.
 */
export function mayScheduleFor(
  when: { readonly day: Day | undefined; readonly time: string | undefined },
  { scheduleDays }: { readonly scheduleDays: number },
  now: Date,
): Allowed<'schedule_required' | 'schedule_in_past' | 'schedule_too_late'> {
  const { day, time } = when;
  if (day === undefined || time === undefined || !isDay(day) || !isTime(time)) return refused('schedule_required');
  if (instantAt(day, time) <= now) return refused('schedule_in_past');
  if (day > addDays(riyadhDay(now), scheduleDays)) return refused('schedule_too_late', { days: scheduleDays });
  return allowed;
}
