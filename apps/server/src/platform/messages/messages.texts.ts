import type { Texts } from '#platform/texts.ts';

export const messagesTexts = {
  dayAndTime: (day: string, time: string) => ({ en: `${day} at ${time}`, ar: `${day} الساعة ${time}` }),
} as const satisfies Texts;
