import { getLocale } from '#shared/i18n/locale.ts';

/** The hospital's wall clock. */
export const riyadh = 'Asia/Riyadh';

/** Plain `ar` gives Latin digits and `ar-SA` the Hijri calendar, so both are said. */
const arabic = 'ar-SA-u-ca-gregory-nu-arab';
const arabicHijri = 'ar-SA-u-ca-islamic-umalqura-nu-arab';

/** The tag of the screen's language for numbers and Gregorian dates (day before month in English). */
export const tag = (): string => (getLocale() === 'ar' ? arabic : 'en-GB');

/** The tag for hours, whose English letters are AM and PM. */
export const clockTag = (): string => (getLocale() === 'ar' ? arabic : 'en-US');

/** The tag of date pickers (SPEC §9). */
export const pickerTag = (): string => (getLocale() === 'ar' ? 'ar-EG' : 'en-US');

/** The tag for the Umm al-Qura calendar. */
export const hijriTag = (): string => (getLocale() === 'ar' ? arabicHijri : 'en-GB-u-ca-islamic-umalqura');

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Formatters cost a hundred times what formatting does, so each is made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, made);
  return made;
};

export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = tag() + JSON.stringify(options);
  const made = numbers.get(key) ?? new Intl.NumberFormat(tag(), options);
  numbers.set(key, made);
  return made;
};
