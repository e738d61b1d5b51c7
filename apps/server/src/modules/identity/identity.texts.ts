import type { Texts } from '#platform/texts.ts';

export const identityTexts = {
  passwordChanged: { en: 'Password changed successfully', ar: 'تم تغيير كلمة المرور بنجاح' },
  accountDeleted: { en: 'Your account has been deleted', ar: 'تم حذف الحساب' },
  signedOut: { en: 'You are logged out', ar: 'تم تسجيل الخروج' },
  /** To administrators. */
  guessingDetected: {
    subject: { en: 'Many wrong login codes', ar: 'محاولات دخول كثيرة برموز غير صحيحة' },
    body: {
      en: 'Many wrong one-time codes were entered within the last hour. New devices are now asked for the password as well. Please look into it.',
      ar: 'أُدخلت رموز تحقق غير صحيحة كثيرة خلال الساعة الماضية. تُطلب الآن كلمة المرور أيضًا من الأجهزة الجديدة. يُرجى النظر في الأمر.',
    },
  },
  exportParts: {
    signIns: { en: 'When you logged in, and with which browser', ar: 'أوقات تسجيل الدخول والمتصفح المستخدم' },
    devices: { en: 'Your known devices', ar: 'الأجهزة المعروفة للحساب' },
  },
} as const satisfies Texts;
