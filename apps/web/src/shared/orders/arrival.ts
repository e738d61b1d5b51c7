import type { Contract } from '@balsam/contract';
import { addDays, riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import type { ApiReply } from '#shared/api/client.ts';
import { shortDay, time, weekday } from '#shared/format/index.ts';
import { isCalledBack, type MaybeCalledBack } from './called-back.ts';

type Order = Pick<ApiReply<Contract['orders']['mine']>['items'][number], 'scheduledFrom' | 'scheduledTo'> &
  MaybeCalledBack;
type Promised = Order & Pick<ApiReply<Contract['orders']['show']>, 'expectedBy'>;

/** A day as near as people speak of it: today, tomorrow, yesterday, else `Sunday 29 Nov`. */
const nearDay = (at: string, now: Date): string => {
  const [day, today] = [riyadhDay(new Date(at)), riyadhDay(now)];
  if (day === today) return m.pharmacy_order_today();
  if (day === addDays(today, 1)) return m.pharmacy_order_tomorrow();
  return day === addDays(today, -1) ? m.pharmacy_order_yesterday() : `${weekday(day)} ${shortDay(day)}`;
};

/** `Today 5:12 PM`. */
export const nearTime = (at: string, now: Date = new Date()): string => `${nearDay(at, now)} ${time(at)}`;

/** When it is to come, where that was planned and it still comes: the day, from, until. */
export const plannedOf = (order: Order, now: Date = new Date()): string | undefined => {
  const { scheduledFrom: from, scheduledTo: to } = order;
  if (from === null || isCalledBack(order)) return undefined;
  const day = nearDay(from, now);
  return to === null
    ? m.pharmacy_order_planned_from({ day, from: time(from) })
    : m.pharmacy_order_planned({ day, from: time(from), to: time(to) });
};

/** When a new order may be expected: at the hours that were planned, by the time that was promised, else as soon as it is ready. */
export const arrivalOf = (order: Promised): string =>
  plannedOf(order) ??
  (order.expectedBy === null
    ? m.pharmacy_checkout_normal_text()
    : m.pharmacy_order_by({ when: nearTime(order.expectedBy) }));
