import type { Texts } from '#platform/texts.ts';

export const contactTexts = {
  /** To the previous phone number or e-mail address. */
  changed: {
    subject: { en: 'Your contact details have changed', ar: 'تغيير في بيانات التواصل' },
    phone: {
      en: 'The mobile number of your Balsam account was changed. If this was not you, please call us at once.',
      ar: 'تم تغيير رقم الجوال المسجّل في حساب بلسم إلى رقم آخر. إذا لم يكن ذلك بطلب منكم، يُرجى الاتصال بنا فورًا.',
    },
    email: {
      en: 'The email address of your Balsam account was changed. If this was not you, please call us at once.',
      ar: 'تم تغيير البريد الإلكتروني المسجّل في حساب بلسم إلى بريد آخر. إذا لم يكن ذلك بطلب منكم، يُرجى الاتصال بنا فورًا.',
    },
  },
} as const satisfies Texts;
