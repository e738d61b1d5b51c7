import { addDays, type Day, isDay } from '@balsam/domain/time';
import { dateFormat } from './intl.ts';

/** A day of the Umm al-Qura calendar; `month` is 1 (Muharram) to 12. */
export type HijriDay = { readonly year: number; readonly month: number; readonly day: number };

/** A day known in both calendars, to reckon from. */
const anchor = { day: '1900-04-30', hijri: { year: 1318, month: 1, day: 1 } } as const;
const daysAYear = 354.367;
const daysAMonth = 29.5306;

const number = (parts: readonly Intl.DateTimeFormatPart[], type: 'year' | 'month' | 'day'): number =>
  Number(parts.find((part) => part.type === type)?.value);

/** The same day in the Umm al-Qura calendar. */
export const hijriOf = (day: Day): HijriDay => {
  const format = dateFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  return { year: number(parts, 'year'), month: number(parts, 'month'), day: number(parts, 'day') };
};

const daysFromAnchor = ({ year, month, day }: HijriDay): number =>
  Math.round((year - anchor.hijri.year) * daysAYear + (month - 1) * daysAMonth + day - 1);

/** The Gregorian day of a Hijri one, or `undefined` when that month has no such day. The months are looked up, not reckoned: a guess that is off by days is walked to. */
export const dayOfHijri = (wanted: HijriDay): Day | undefined => {
  const guess = addDays(anchor.day, daysFromAnchor(wanted));
  if (!isDay(guess)) return undefined;
  const off = daysFromAnchor(wanted) - daysFromAnchor(hijriOf(guess));
  const near = [0, -1, 1, -2, 2].map((step) => addDays(guess, off + step));
  return near.find((day) => isDay(day) && sameDay(hijriOf(day), wanted));
};

const sameDay = (a: HijriDay, b: HijriDay): boolean => a.year === b.year && a.month === b.month && a.day === b.day;
