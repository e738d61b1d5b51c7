import { daysBetween, riyadhDay } from '@balsam/domain/time';
import type { Instant } from './dates.ts';
import { digits } from './numbers.ts';
import { clockTag } from './intl.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Amount = readonly [number, Intl.RelativeTimeFormatUnit];

/** What is left of the distance in the largest unit that it fills; from a day on, the days of Riyadh between the two decide. */
const amountOf = (at: Date, now: Date): Amount => {
  const distance = (at.getTime() - now.getTime()) / 1000;
  const size = Math.abs(distance);
  if (size < minute) return [0, 'second'];
  if (size < hour) return [Math.trunc(distance / minute), 'minute'];
  if (size < day) return [Math.trunc(distance / hour), 'hour'];
  const days = daysBetween(riyadhDay(now), riyadhDay(at));
  if (Math.abs(days) < 30) return [days, 'day'];
  return Math.abs(days) < 365 ? [Math.trunc(days / 30), 'month'] : [Math.trunc(days / 365), 'year'];
};

/** The system's Arabic says 'within' of what is ahead («خلال ٧ أيام»), which reads as a limit; people say 'after'. */
const asAfter = (text: string): string => text.replace(/^خلال /, 'بعد ');

/**
 * How long ago or ahead `at` is, in one rounded unit: `12 minutes ago`, `قبل ١٢ دقيقة`, `بعد ٧ أيام`. Under a minute is `now`. Days are
 * those of Riyadh and near ones have names; "next month" would be said of the last day of this one, so months and years are counted.
 */
export const relative = (at: Instant, now: Instant): string => {
  const [amount, unit] = amountOf(new Date(at), new Date(now));
  const numeric = unit === 'month' || unit === 'year' ? 'always' : 'auto';
  return asAfter(new Intl.RelativeTimeFormat(clockTag(), { numeric }).format(amount, unit));
};

const padded = (value: number): string => String(value).padStart(2, '0');

/** Seconds left as `m:ss`, or `h:mm:ss` from an hour on, in the screen's digits. Never under zero. */
export const countdown = (secondsLeft: number): string => {
  const left = Math.max(0, Math.floor(secondsLeft));
  const [hours, minutes, rest] = [Math.floor(left / hour), Math.floor((left % hour) / minute), left % minute];
  return digits(hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`);
};

/** A span in words: `24 min`, `1 hr 30 min`, `٢٤ دقيقة`. Whole minutes. */
export const span = (minutes: number): string => {
  const say = (value: number, unit: 'hour' | 'minute', unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(clockTag(), { style: 'unit', unit, unitDisplay }).format(value);
  const width = clockTag().startsWith('ar') ? 'long' : 'short';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? say(hours, 'hour', width) : '', rest > 0 || hours === 0 ? say(rest, 'minute', width) : '']
    .filter(Boolean)
    .join(' ');
};
