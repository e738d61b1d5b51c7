import type { Text, Texts } from '#platform/texts.ts';

type Unit = 'minute' | 'hour';

const count = (n: number, unit: Unit, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n);

/** So many minutes or hours within a sentence: 'within 72 hours', «خلال ٧٢ ساعة», and the dual in its other form: «خلال ساعتين». */
export const spanOf = (n: number, unit: Unit): Text => ({
  en: count(n, unit, 'en-US'),
  ar: count(n, unit, 'ar-SA-u-nu-arab').replace(/ان$/, 'ين'),
});

export const messagesTexts = {
  dayAndTime: (day: string, time: string) => ({ en: `${day} at ${time}`, ar: `${day} الساعة ${time}` }),
} as const satisfies Texts;
