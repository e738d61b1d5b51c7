import { addDays, riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { shortDay, time, weekday } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import type { OrderCard, OrderItem } from './api-types.ts';

/** The name of a product in the language of the screen. */
export const productOf = (item: OrderItem): string => inLocale(item.productNameEn, item.productNameAr);

/** A day as near as people speak of it: today, tomorrow, yesterday, else `Sunday 29 Nov`. */
const nearDay = (at: string, now: Date): string => {
  const [day, today] = [riyadhDay(new Date(at)), riyadhDay(now)];
  if (day === today) return m.pharmacy_order_today();
  if (day === addDays(today, 1)) return m.pharmacy_order_tomorrow();
  return day === addDays(today, -1) ? m.pharmacy_order_yesterday() : `${weekday(day)} ${shortDay(day)}`;
};

/** `Today 5:12 PM`. */
export const nearTime = (at: string, now: Date = new Date()): string => `${nearDay(at, now)} ${time(at)}`;

/** When it is to come, where that was planned: the day, from, until. */
export const plannedOf = (order: OrderCard, now: Date = new Date()): string | undefined => {
  const { scheduledFrom: from, scheduledTo: to } = order;
  if (from === null) return undefined;
  const day = nearDay(from, now);
  return to === null
    ? m.pharmacy_order_planned_from({ day, from: time(from) })
    : m.pharmacy_order_planned({ day, from: time(from), to: time(to) });
};

/** Whether a map shows where the rider is: on the way to a door. */
export const isOnMap = ({ status, address }: OrderCard): boolean => status === 'on_the_way' && address !== null;
