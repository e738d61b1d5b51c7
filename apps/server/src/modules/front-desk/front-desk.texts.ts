import type { Texts } from '#platform/texts.ts';

export const frontDeskTexts = {
  registered: { en: 'The file is open', ar: 'تم فتح الملف الطبي' },
  phoneConfirmed: { en: 'Phone number confirmed', ar: 'تم تأكيد رقم الجوال' },
  export: { en: 'File opened at a desk', ar: 'فتح الملف لدى الاستقبال' },
} satisfies Texts;
