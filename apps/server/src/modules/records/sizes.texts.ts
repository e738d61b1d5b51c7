import type { Texts } from '#platform/texts.ts';

export const sizeTitles = {
  weight: { en: 'Body weight', ar: 'الوزن' },
  height: { en: 'Body height', ar: 'الطول' },
  head: { en: 'Head circumference', ar: 'محيط الرأس' },
} as const satisfies Texts;
