import { measureWithin } from '@balsam/domain/text';
import type { Text, Texts } from '#platform/texts.ts';

/** So many minutes or hours within a sentence: 'within 72 hours', «خلال ٧٢ ساعة», and the dual in its other form: «خلال ساعتين». */
export const spanOf = (n: number, unit: 'minute' | 'hour'): Text => ({
  en: measureWithin('en-US', n, unit),
  ar: measureWithin('ar-SA-u-nu-arab', n, unit),
});

export const messagesTexts = {
  dayAndTime: (day: string, time: string) => ({ en: `${day} at ${time}`, ar: `${day} الساعة ${time}` }),
} as const satisfies Texts;
