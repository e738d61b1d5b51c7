import { codeRules, type CodePurpose } from '@balsam/domain/identity';
import { spanOf } from '#platform/messages/messages.texts.ts';
import type { Message, Text, Texts } from '#platform/texts.ts';

const byPurpose = {
  login: {
    subject: { en: 'Your login code', ar: 'رمز الدخول' },
    name: { en: 'login code', ar: 'رمز الدخول إلى بلسم' },
  },
  register: {
    subject: { en: 'Your registration code', ar: 'رمز التسجيل' },
    name: { en: 'registration code', ar: 'رمز التسجيل في بلسم' },
  },
  reset: {
    subject: { en: 'Your password reset code', ar: 'رمز تعيين كلمة المرور' },
    name: { en: 'password reset code', ar: 'رمز تعيين كلمة مرور جديدة في بلسم' },
  },
  delete: {
    subject: { en: 'Your account deletion code', ar: 'رمز حذف الحساب' },
    name: { en: 'code to permanently delete your account', ar: 'رمز حذف حسابكم في بلسم نهائيًا' },
  },
  consent: {
    subject: { en: 'A request to use your profile', ar: 'طلب استخدام ملفكم' },
    name: {
      en: 'code to let a family member use your profile',
      ar: 'رمز السماح لأحد أفراد العائلة باستخدام ملفكم في بلسم',
    },
  },
  contact: {
    subject: { en: 'Confirm your new contact details', ar: 'تأكيد بيانات التواصل الجديدة' },
    name: { en: 'code to confirm new contact details', ar: 'رمز تأكيد بيانات التواصل الجديدة في بلسم' },
  },
  order: {
    subject: { en: 'Your delivery code', ar: 'رمز التسليم' },
    name: { en: 'delivery code', ar: 'رمز تسليم طلبكم من بلسم' },
  },
} as const satisfies Texts & Readonly<Record<CodePurpose, { readonly subject: Text; readonly name: Text }>>;

/** What is done with a code: one that opens something is nobody else's, that of an order is told to whoever hands it over. */
const toBeKept = {
  en: 'Please do not share it; our staff will never ask for it.',
  ar: 'يُرجى عدم مشاركته مع أي شخص، ولن يطلبه منكم أي موظف.',
};
const toBeTold = {
  en: 'Give it to our rider at your door, or at the counter, only once you have your order, and never over the phone.',
  ar: 'أعطوه لمندوبنا عند الباب أو للموظف عند الاستلام بعد تسلّم طلبكم، ولا تذكروه لأحد عبر الهاتف.',
};

export const codeTexts = {
  sent: { en: 'OTP sent successfully', ar: 'أُرسل الرمز بنجاح' },
  /**
   * The message with a code. It names the purpose, so that nobody gives away a code for something they did not begin. The code stands in Latin
   * digits in Arabic, too: phones fill in no others by themselves.
   */
  message: (purpose: CodePurpose, digits: string): Message => {
    const { subject, name } = byPurpose[purpose];
    const keep = purpose === 'order' ? toBeTold : toBeKept;
    const life = spanOf(codeRules.lifeMinutes, 'minute');
    return {
      subject,
      body: {
        en: `${digits} is your Balsam ${name.en}. It works for ${life.en}. ${keep.en}`,
        ar: `${name.ar}: ${digits}. صالح لمدة ${life.ar}. ${keep.ar}`,
      },
    };
  },
} as const satisfies Texts;
