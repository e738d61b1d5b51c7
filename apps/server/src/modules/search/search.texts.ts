import type { Text, Texts } from '#platform/texts.ts';

/** What people read in what they found. */
export const searchTexts = {
  doctor: (name: Text) => ({ en: `Dr. ${name.en}`, ar: `د. ${name.ar}` }),
} as const satisfies Texts;
