import type { Texts } from '#platform/texts.ts';

export const familyTexts = {
  accessEnded: { en: 'The access has ended', ar: 'تم إنهاء الصلاحية' },
  exportParts: {
    family: {
      en: 'In whose profile you may work, and who may work in yours',
      ar: 'من يحق لكم استخدام ملفاتهم، ومن يحق لهم استخدام ملفكم',
    },
  },
} as const satisfies Texts;
