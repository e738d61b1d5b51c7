import type { Texts } from '#platform/texts.ts';

export const supportTexts = {
  exportParts: {
    supportTickets: { en: 'Your support tickets', ar: 'تذاكر الدعم' },
    supportMessages: { en: 'What was written in them', ar: 'رسائل تذاكر الدعم' },
    supportPictures: { en: 'The pictures in them', ar: 'صور تذاكر الدعم' },
  },
} as const satisfies Texts;
