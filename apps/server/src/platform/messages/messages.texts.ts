import type { Texts } from '../texts.ts';

export const messagesTexts = {
  dayAndTime: (day: string, time: string) => ({ en: `${day} at ${time}`, ar: `${day} الساعة ${time}` }),
} as const satisfies Texts;
