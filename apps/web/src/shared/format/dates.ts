import { getLocale } from '#shared/i18n/locale.ts';
import { clockTag, dateFormat, hijriTag, riyadh, tag } from './intl.ts';

/** An instant as the wire sends it (UTC ISO) or a `Date`. */
export type Instant = Date | string;
/** A Riyadh day `YYYY-MM-DD`, or the instant in whose Riyadh day it is. */
export type DayLike = Date | string;

const isDay = (value: DayLike): value is string => typeof value === 'string' && value.length === 10;

const instant = (value: Instant): Date => (typeof value === 'string' ? new Date(value) : value);

/** A bare day is drawn at its noon, which is on that day in Riyadh; an instant stays one. */
export const momentOf = (value: DayLike): Date => (isDay(value) ? new Date(`${value}T09:00:00Z`) : instant(value));

type Parts = 'weekday' | 'day' | 'month' | 'year';

/** The named parts in this order with blanks between: no commas, no letters for the era. */
const spoken = (locale: string, at: Date, options: Intl.DateTimeFormatOptions, order: readonly Parts[]): string => {
  const parts = dateFormat(locale, { ...options, timeZone: riyadh }).formatToParts(at);
  return order
    .map((type) => parts.find((part) => part.type === type)?.value ?? '')
    .join(' ')
    .trim();
};

/** `Sunday 22 November 2026`, `الأحد ٢٢ نوفمبر ٢٠٢٦`. */
export const longDay = (value: DayLike): string =>
  spoken(tag(), momentOf(value), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, [
    'weekday',
    'day',
    'month',
    'year',
  ]);

/** `22 November 2026`, `٢٢ نوفمبر ٢٠٢٦`. */
export const day = (value: DayLike): string =>
  spoken(tag(), momentOf(value), { day: 'numeric', month: 'long', year: 'numeric' }, ['day', 'month', 'year']);

/** `22 Nov`, `٢٢ نوفمبر`. */
export const shortDay = (value: DayLike): string =>
  spoken(tag(), momentOf(value), { day: 'numeric', month: 'short' }, ['day', 'month']);

/** `November 2026`, `نوفمبر ٢٠٢٦`. */
export const month = (value: DayLike): string =>
  spoken(tag(), momentOf(value), { month: 'long', year: 'numeric' }, ['month', 'year']);

/** `22`, `٢٢`. */
export const dayOfMonth = (value: DayLike): string => spoken(tag(), momentOf(value), { day: 'numeric' }, ['day']);

/** `Sun`, `أحد`: the head of a narrow column. */
export const weekday = (value: DayLike, width: 'long' | 'short' = 'long'): string => {
  const name = spoken(tag(), momentOf(value), { weekday: width }, ['weekday']);
  return width === 'short' && getLocale() === 'ar' ? name.replace(/^ال/, '') : name;
};

/** `DD/MM/YYYY` (SPEC §9). */
export const numericDay = (value: DayLike): string => {
  const parts = dateFormat(tag(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: riyadh,
  }).formatToParts(momentOf(value));
  const part = (type: Parts) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')}`;
};

const clock = (at: Date, hour: 'numeric' | '2-digit'): string => {
  const parts = dateFormat(clockTag(), { hour, minute: '2-digit', hour12: true, timeZone: riyadh }).formatToParts(at);
  const part = (type: 'hour' | 'minute' | 'dayPeriod') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')}\u00a0${part('dayPeriod')}`;
};

const clockTime = /^(\d{2}):(\d{2})/;

/** An instant, or the wire's Riyadh `HH:mm`: `5:30 PM`, `٥:٣٠ م`. */
export const time = (value: Instant): string =>
  clock(
    typeof value === 'string' && clockTime.test(value)
      ? new Date(`2026-01-01T${value.slice(0, 5)}:00+03:00`)
      : instant(value),
    'numeric',
  );

/** `DD/MM/YYYY hh:mm A` in Riyadh (SPEC §9), Arabic-Indic with ص and م in Arabic. */
export const dateTime = (value: Instant): string => `${numericDay(instant(value))} ${clock(instant(value), '2-digit')}`;

/** SPEC §9: dates of the rider area are en-GB and UTC in both languages. */
export const riderDateTime = (value: Instant): string =>
  dateFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(instant(value));

const hijriEra = (): string => (getLocale() === 'ar' ? 'هـ' : 'AH');

/** The day in the Umm al-Qura calendar: `12 Jumada II 1448 AH`, `١٢ جمادى الآخرة ١٤٤٨ هـ`. */
export const hijriDay = (value: DayLike): string =>
  `${spoken(hijriTag(), momentOf(value), { day: 'numeric', month: 'long', year: 'numeric' }, ['day', 'month', 'year'])} ${hijriEra()}`;

/** `Jumada II 1448 AH`, `جمادى الآخرة ١٤٤٨ هـ`. */
export const hijriMonth = (value: DayLike): string =>
  `${spoken(hijriTag(), momentOf(value), { month: 'long', year: 'numeric' }, ['month', 'year'])} ${hijriEra()}`;

/** `12`, `١٢`: the small number under a day. */
export const hijriDayOfMonth = (value: DayLike): string =>
  spoken(hijriTag(), momentOf(value), { day: 'numeric' }, ['day']);
