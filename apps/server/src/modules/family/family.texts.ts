import type { Texts } from '#platform/texts.ts';

export const familyTexts = {
  accessEnded: { en: 'The access has ended', ar: 'تم إنهاء الصلاحية' },
  exportParts: {
    family: {
      en: 'The profiles you can use, and who can use yours',
      ar: 'من يحق لكم استخدام ملفاتهم، ومن يحق لهم استخدام ملفكم',
    },
  },
} as const satisfies Texts;
