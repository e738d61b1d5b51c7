import type { Texts } from '#platform/texts.ts';

export const frontDeskTexts = {
  registered: { en: 'Patient file opened', ar: 'تم فتح الملف الطبي' },
  phoneConfirmed: { en: 'Phone number confirmed', ar: 'تم تأكيد رقم الجوال' },
  export: { en: 'File opened at reception', ar: 'فتح الملف لدى الاستقبال' },
} satisfies Texts;
