import { whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { Texts } from '#platform/texts.ts';

type SignIn = { readonly browser: string | null; readonly system: string | null; readonly at: Date };

export const devicesTexts = {
  signedOutThere: { en: 'Logged out there', ar: 'تم تسجيل الخروج هناك' },
  newSignIn: {
    subject: { en: 'New login to your account', ar: 'دخول جديد إلى حسابكم' },
    body: ({ browser, system, at }: SignIn) => ({
      en:
        `Your Balsam account was opened on ${system ?? 'a new device'}` +
        `${browser === null ? '' : ` with ${browser}`}, ${whenEnglish(at)}. ` +
        'If that was not you, please log out there under Your devices and change your password.',
      ar:
        `تم الدخول إلى حسابكم في بلسم من ${system === null ? 'جهاز جديد' : `جهاز يعمل بنظام ${system}`}` +
        `${browser === null ? '' : ` عبر متصفح ${browser}`}، ${whenArabic(at)}. ` +
        'إن لم يكن الدخول منكم، يُرجى تسجيل الخروج هناك من صفحة الأجهزة المتصلة وتغيير كلمة المرور.',
    }),
  },
} as const satisfies Texts;
