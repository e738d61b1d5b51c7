import { codeRules, type CodePurpose } from '@balsam/domain/identity';
import type { Message, Text, Texts } from '#platform/texts.ts';

const byPurpose = {
  login: {
    subject: { en: 'Your sign-in code', ar: 'رمز الدخول' },
    name: { en: 'sign-in code', ar: 'رمز الدخول إلى بلسم' },
  },
  register: {
    subject: { en: 'Your registration code', ar: 'رمز التسجيل' },
    name: { en: 'registration code', ar: 'رمز التسجيل في بلسم' },
  },
  reset: {
    subject: { en: 'Your code for a new password', ar: 'رمز تعيين كلمة المرور' },
    name: { en: 'code for a new password', ar: 'رمز تعيين كلمة مرور جديدة في بلسم' },
  },
  delete: {
    subject: { en: 'Your code to delete the account', ar: 'رمز حذف الحساب' },
    name: { en: 'code to delete your account for good', ar: 'رمز حذف حسابكم في بلسم نهائيًا' },
  },
  consent: {
    subject: { en: 'A request to use your profile', ar: 'طلب استخدام ملفكم' },
    name: {
      en: 'code to let a family member work in your profile',
      ar: 'رمز السماح لأحد أفراد العائلة باستخدام ملفكم في بلسم',
    },
  },
  contact: {
    subject: { en: 'Confirm your new contact details', ar: 'تأكيد بيانات التواصل الجديدة' },
    name: { en: 'code to confirm new contact details', ar: 'رمز تأكيد بيانات التواصل الجديدة في بلسم' },
  },
  order: {
    subject: { en: 'Your delivery code', ar: 'رمز استلام الطلب' },
    name: { en: 'delivery code', ar: 'رمز استلام طلبكم من بلسم' },
  },
} as const satisfies Texts & Readonly<Record<CodePurpose, { readonly subject: Text; readonly name: Text }>>;

/** What is done with a code: one that opens something is nobody else's, that of an order is told to whoever hands it over. */
const toBeKept = {
  en: 'Please keep it to yourself; our staff never ask for it.',
  ar: 'نرجو عدم مشاركته مع أي شخص، ولن يطلبه أحد من منسوبينا.',
};
const toBeTold = {
  en: 'Tell it to our rider at your door, or at the counter, once your order is in your hands, and to nobody on the phone.',
  ar: 'أعطوه لمندوبنا عند الباب أو للموظف عند الاستلام بعد تسلّم طلبكم، ولا تذكروه لأحد عبر الهاتف.',
};

export const codeTexts = {
  sent: { en: 'OTP sent successfully', ar: 'أُرسل الرمز بنجاح' },
  /** The message with a code. It names the purpose, so that nobody gives away a code for something they did not begin. */
  message: (purpose: CodePurpose, digits: string): Message => {
    const { subject, name } = byPurpose[purpose];
    const keep = purpose === 'order' ? toBeTold : toBeKept;
    const minutes = codeRules.lifeMinutes;
    return {
      subject,
      body: {
        en: `${digits} is your Balsam ${name.en}. It works for ${minutes} minutes. ${keep.en}`,
        ar: `${name.ar}: ${digits}. يصلح لمدة ${minutes} دقائق. ${keep.ar}`,
      },
    };
  },
} as const satisfies Texts;
