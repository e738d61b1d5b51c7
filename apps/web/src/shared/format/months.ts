import { getLocale } from '#shared/i18n/locale.ts';
import { hijriTag, dateFormat, pickerTag } from './intl.ts';

export type Calendar = 'gregory' | 'hijri';

/** A day in the middle of each month: of 2026, and of 1447 AH. */
const middles: Readonly<Record<Calendar, readonly string[]>> = {
  gregory: Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}-15`),
  hijri: Array.from({ length: 12 }, (_, n) =>
    new Date(Date.UTC(2025, 6, 10) + Math.round(n * 29.53) * 86_400_000).toISOString().slice(0, 10),
  ),
};

/** The names of the twelve months in the language of the screen; the Hijri ones numbered in English, where few know their order. */
export const monthNames = (calendar: Calendar): readonly string[] => {
  const format = dateFormat(calendar === 'gregory' ? pickerTag() : hijriTag(), { month: 'long', timeZone: 'UTC' });
  return middles[calendar].map((day, n) => {
    const name = format.formatToParts(new Date(`${day}T12:00:00Z`)).find((part) => part.type === 'month')?.value ?? '';
    return calendar === 'hijri' && getLocale() === 'en' ? `${n + 1} ${name}` : name;
  });
};
