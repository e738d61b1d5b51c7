import type { Instant } from './dates.ts';
import { digits } from './numbers.ts';
import { clockTag } from './intl.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const seconds = (from: Instant, to: Instant): number => (new Date(to).getTime() - new Date(from).getTime()) / 1000;

const unitOf = (distance: number): readonly [Intl.RelativeTimeFormatUnit, number] => {
  if (distance < minute) return ['second', 1];
  if (distance < hour) return ['minute', minute];
  if (distance < day) return ['hour', hour];
  if (distance < 30 * day) return ['day', day];
  return distance < 365 * day ? ['month', 30 * day] : ['year', 365 * day];
};

/** The system's Arabic says 'within' of what is ahead («خلال ٧ أيام»), which reads as a limit; people say 'after'. */
const asAfter = (text: string): string => text.replace(/^خلال /, 'بعد ');

/** How long ago or ahead `at` is, in one rounded unit: `12 minutes ago`, `قبل ١٢ دقيقة`, `بعد ٧ أيام`. Under a minute is `now`. */
export const relative = (at: Instant, now: Instant): string => {
  const distance = seconds(now, at);
  const [unit, length] = unitOf(Math.abs(distance));
  const amount = unit === 'second' ? 0 : Math.trunc(distance / length);
  return asAfter(new Intl.RelativeTimeFormat(clockTag(), { numeric: 'auto' }).format(amount, unit));
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
