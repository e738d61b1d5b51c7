import type { Texts } from '#platform/texts.ts';

export const catalogueTexts = {
  exportParts: {
    favourites: { en: 'Your favourite products', ar: 'المنتجات المفضلة' },
  },
} as const satisfies Texts;
