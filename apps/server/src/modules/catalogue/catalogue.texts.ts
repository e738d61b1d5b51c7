import type { Texts } from '#platform/texts.ts';

export const catalogueTexts = {
  exportParts: {
    favourites: { en: 'Products that you keep', ar: 'المنتجات المفضلة' },
  },
} as const satisfies Texts;
