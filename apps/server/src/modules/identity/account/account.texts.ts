import type { Texts } from '#platform/texts.ts';

export const accountTexts = {
  /** To the contact details that a deleted account had. */
  deleted: {
    subject: { en: 'Your Balsam account was deleted', ar: 'تم حذف حساب بلسم' },
    body: {
      en: 'Your Balsam account was deleted, and your contact details were erased. Medical and financial records are kept for as long as the law requires. If you did not request this, please call the hospital.',
      ar: 'تم حذف حسابكم في بلسم ومحو بيانات التواصل. تُحفظ السجلات الطبية والمالية للمدة التي يحددها النظام. إن لم يكن ذلك بطلبكم فيُرجى الاتصال بالمستشفى.',
    },
  },
  passwordChanged: {
    subject: { en: 'Your Balsam password was changed', ar: 'تم تغيير كلمة مرور بلسم' },
    body: {
      en: 'Your Balsam password was changed just now, and other devices were logged out. If it was not you, please set a new one at once with a code, and call the hospital.',
      ar: 'تم تغيير كلمة مرور حسابكم في بلسم الآن، وتسجيل الخروج من الأجهزة الأخرى. إن لم يكن ذلك منكم فيُرجى تعيين كلمة مرور جديدة فورًا برمز، والاتصال بالمستشفى.',
    },
  },
} as const satisfies Texts;
