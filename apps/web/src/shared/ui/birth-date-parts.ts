import { type Day, isDay } from '@balsam/domain/time';
import { digitsOnly } from '@balsam/domain/text';
import { dayOfHijri, hijriOf } from '#shared/format/hijri.ts';
import type { Calendar } from '#shared/format/index.ts';

/** What stands in the three controls, in Latin digits; `month` is 1 to 12 or empty. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

const noParts: DateParts = { day: '', month: '', year: '' };

const two = (text: string): string => text.padStart(2, '0');

const text = ({ day, month, year }: { day: number; month: number; year: number }): DateParts => ({
  day: String(day),
  month: String(month),
  year: String(year),
});

/** The parts of a day in one of the two calendars; none of an empty one. */
export const partsOf = (value: Day, calendar: Calendar): DateParts => {
  if (!isDay(value)) return noParts;
  if (calendar === 'hijri') return text(hijriOf(value));
  return text({ year: Number(value.slice(0, 4)), month: Number(value.slice(5, 7)), day: Number(value.slice(8)) });
};

/** Whether enough is there to say which day is meant. */
export const isWhole = ({ day, month, year }: DateParts): boolean => day !== '' && month !== '' && year.length === 4;

/** The day that the parts name, as `YYYY-MM-DD` of the Gregorian calendar; empty while parts are missing or when there is no such day. */
export const dayOfParts = (parts: DateParts, calendar: Calendar): Day => {
  if (!isWhole(parts)) return '';
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  if (calendar === 'hijri') return dayOfHijri({ year, month, day }) ?? '';
  const written = `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
  return isDay(written) ? written : '';
};

/** The parts after the calendar has changed: the same day in the other one, or what was typed when it is no day yet. */
export const inCalendar = (parts: DateParts, from: Calendar, to: Calendar): DateParts => {
  const day = dayOfParts(parts, from);
  return day === '' ? { ...parts, month: '' } : partsOf(day, to);
};

/** What a box for digits keeps of what was typed. */
export const keptDigits = (typed: string, length: number): string => digitsOnly(typed).slice(0, length);
