import type { Message, Text, Texts } from '#platform/texts.ts';

export const registrationTexts = {
  codeSent: { en: 'OTP sent successfully', ar: 'أُرسل الرمز بنجاح' },
  /** To a person whose registration was completed. */
  welcome: (name: Text, mrn: string): Message => ({
    subject: { en: 'Welcome to Balsam', ar: 'أهلًا بكم في بلسم' },
    body: {
      en: `Welcome to Balsam, ${name.en}. Your medical record number (MRN) is ${mrn}. Log in with it, or with your ID number, and your password.`,
      ar: `أهلًا بكم في بلسم، ${name.ar}. رقم ملفكم الطبي هو ${mrn}. يمكن الدخول به أو برقم الهوية مع كلمة المرور.`,
    },
  }),
  /** To a person who has an account and with whose identity somebody tried to register. */
  accountExists: {
    subject: { en: 'You already have a Balsam account', ar: 'لديكم حساب في بلسم' },
    body: {
      en: 'Someone asked to register with your ID number. You already have an account: please log in or set a new password. If it was not you, nothing needs to be done.',
      ar: 'وردنا طلب تسجيل برقم هويتكم. لديكم حساب بالفعل: يُرجى تسجيل الدخول أو تعيين كلمة مرور جديدة. إن لم يكن الطلب منكم فلا يلزم اتخاذ أي إجراء.',
    },
  },
  /** To a person who has a medical file without an account, and with whose identity somebody tried to register. */
  fileExists: (mrn: string): Message => ({
    subject: { en: 'You have a medical file at Balsam', ar: 'لديكم ملف طبي في بلسم' },
    body: {
      en: `Someone asked to register with your ID number. You have a medical file with the number (MRN) ${mrn}: please choose Register Medical File. If it was not you, nothing needs to be done.`,
      ar: `وردنا طلب تسجيل برقم هويتكم. لديكم ملف طبي رقمه ${mrn}: يُرجى اختيار «تسجيل ملف طبي». إن لم يكن الطلب منكم فلا يلزم اتخاذ أي إجراء.`,
    },
  }),
} as const satisfies Texts;
