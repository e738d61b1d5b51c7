import type { Texts } from '#platform/texts.ts';

export const frontDeskTexts = {
  registered: { en: 'Patient file opened', ar: 'تم فتح الملف الطبي' },
  phoneConfirmed: { en: 'Phone number confirmed', ar: 'تم تأكيد رقم الجوال' },
  corrected: { en: 'Details corrected', ar: 'تم تصحيح البيانات' },
  /** To a phone number that a desk put on file. It may be somebody else's: nobody is named. */
  phoneEntered: {
    en: 'This mobile number was added to a Balsam medical file at reception. If this was not you, please call us.',
    ar: 'تمت إضافة رقم الجوال هذا إلى ملف طبي لدى الاستقبال في بلسم. إذا لم يكن ذلك بطلب منكم، يُرجى الاتصال بنا.',
  },
  corrections: { en: 'What the hospital corrected of your details', ar: 'ما صُحّح من البيانات الشخصية' },
  export: { en: 'File opened at reception', ar: 'فتح الملف لدى الاستقبال' },
} satisfies Texts;
