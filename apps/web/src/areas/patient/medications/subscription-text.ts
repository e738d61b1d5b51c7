import * as m from '#paraglide/messages.js';
import { day, number } from '#shared/format/index.ts';
import type { Medication } from './queries.ts';

/** `Every 30 days`. */
export const everyDaysText = (days: number): string => m.medicines_days({ count: days, shown: number(days) });

type Subscription = NonNullable<Medication['subscription']>;

/** How often a medicine comes, and when next. */
export const subscriptionText = ({ every_days: days, next_on: next }: Subscription): string =>
  m.medicines_subscription_next({ every: everyDaysText(days), day: day(next) });
