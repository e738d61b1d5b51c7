import type { Text, Texts } from '#platform/texts.ts';

export const hospitalTexts = {
  doctor: (name: Text) => ({ en: `Dr. ${name.en}`, ar: `د. ${name.ar}` }),
} as const satisfies Texts;
