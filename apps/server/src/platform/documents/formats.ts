import type { KnownMoment } from '@balsam/domain/records';
import { toArabicDigits } from '@balsam/domain/text';
import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import type { Language } from '#platform/texts.ts';
import { formatTexts } from './formats.texts.ts';

const digits = (text: string, language: Language) => (language === 'ar' ? toArabicDigits(text) : text);

/** An island that keeps its direction: what is dialled, typed or copied, and a date. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** `DD/MM/YYYY hh:mm A` in Riyadh; Arabic-Indic digits and letters in Arabic (SPEC §9). */
export function momentText(at: Date, language: Language): string {
  const [year, month, day] = riyadhDay(at).split('-');
  const [hours = '0', minutes = '00'] = riyadhTime(at).split(':');
  const hour = Number(hours);
  const half = hour < 12 ? formatTexts.morning : formatTexts.afternoon;
  const clock = `${String(hour % 12 || 12).padStart(2, '0')}:${minutes}`;
  return `${ltr(digits(`${day}/${month}/${year}`, language))} ${ltr(digits(clock, language))} ${half[language]}`;
}

/** A Riyadh day as `DD/MM/YYYY`. */
export function dayText(day: string, language: Language): string {
  const [year, month, date] = day.split('-');
  return ltr(digits(`${date}/${month}/${year}`, language));
}

/** A day of which no more than the month or the year may be known: as exactly as that. */
export function knownDayText(day: string, precision: KnownMoment['precision'] | null, language: Language): string {
  const [year = '', month] = day.split('-');
  if (precision === 'year') return ltr(digits(year, language));
  return precision === 'month' ? ltr(digits(`${month}/${year}`, language)) : dayText(day, language);
}

/** Halalas as an amount with two decimals and its currency. */
export function moneyText(halalas: number, language: Language): string {
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-arab' : 'en-SA', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(halalas / 100);
  return formatTexts.riyals(number, ltr(number))[language];
}

/** A whole number of percent. */
export const percentText = (percent: number, language: Language): string => formatTexts.percent(percent)[language];

/** A count. */
export const countText = (count: number, language: Language): string => digits(String(count), language);
