/** To where a person could be reached until their account was deleted. */
export const farewell = {
  en: {
    subject: 'Your Balsam account was deleted',
    body: 'Your Balsam account was deleted, and your contact details were erased. Medical and fiscal records are kept for the time the law sets. If you did not ask for this, please call the hospital.',
  },
  ar: {
    subject: 'تم حذف حساب بلسم',
    body: 'تم حذف حسابكم في بلسم ومحو بيانات التواصل. تُحفظ السجلات الطبية والمالية للمدة التي يحددها النظام. إن لم يكن ذلك بطلبكم فنرجو الاتصال بالمستشفى.',
  },
} as const;

/** To a person whose password was set anew. */
export const passwordNews = {
  en: {
    subject: 'Your Balsam password was changed',
    body: 'Your Balsam password was changed just now, and other devices were signed out. If it was not you, please set a new one at once with a code, and call the hospital.',
  },
  ar: {
    subject: 'تم تغيير كلمة مرور بلسم',
    body: 'تم تغيير كلمة مرور حسابكم في بلسم الآن، وتسجيل الخروج من الأجهزة الأخرى. إن لم يكن ذلك منكم فنرجو تعيين كلمة مرور جديدة فورًا برمز، والاتصال بالمستشفى.',
  },
} as const;
