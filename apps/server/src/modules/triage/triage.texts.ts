import type { Texts } from '#platform/texts.ts';

export const triageTexts = {
  export: { en: 'Symptom checks', ar: 'فحوص الأعراض' },
} as const satisfies Texts;
