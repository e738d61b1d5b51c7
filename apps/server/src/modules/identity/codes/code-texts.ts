import { codeRules, type CodePurpose } from '@balsam/domain/identity';

type Said = { readonly subject: string; readonly what: string };

const texts: Readonly<Record<CodePurpose, Readonly<Record<'ar' | 'en', Said>>>> = {
  login: {
    en: { subject: 'Your sign-in code', what: 'sign-in code' },
    ar: { subject: 'رمز الدخول', what: 'رمز الدخول إلى بلسم' },
  },
  register: {
    en: { subject: 'Your registration code', what: 'registration code' },
    ar: { subject: 'رمز التسجيل', what: 'رمز التسجيل في بلسم' },
  },
  reset: {
    en: { subject: 'Your code for a new password', what: 'code for a new password' },
    ar: { subject: 'رمز تعيين كلمة المرور', what: 'رمز تعيين كلمة مرور جديدة في بلسم' },
  },
  delete: {
    en: { subject: 'Your code to delete the account', what: 'code to delete your account for good' },
    ar: { subject: 'رمز حذف الحساب', what: 'رمز حذف حسابكم في بلسم نهائيًا' },
  },
  consent: {
    en: { subject: 'A request to use your profile', what: 'code to let a family member work in your profile' },
    ar: { subject: 'طلب استخدام ملفكم', what: 'رمز السماح لأحد أفراد العائلة باستخدام ملفكم في بلسم' },
  },
  contact: {
    en: { subject: 'Confirm your new contact details', what: 'code to confirm new contact details' },
    ar: { subject: 'تأكيد بيانات التواصل الجديدة', what: 'رمز تأكيد بيانات التواصل الجديدة في بلسم' },
  },
  order: {
    en: { subject: 'Your delivery code', what: 'delivery code' },
    ar: { subject: 'رمز استلام الطلب', what: 'رمز استلام طلبكم من بلسم' },
  },
};

/** The message that carries a code, by what it is for. It says so, that nobody gives away a code for something they did not begin. */
export function codeTexts(
  purpose: CodePurpose,
  language: 'ar' | 'en',
  digits: string,
): { subject: string; body: string } {
  const { subject, what } = texts[purpose][language];
  const minutes = codeRules.lifeMinutes;
  const body =
    language === 'en'
      ? `${digits} is your Balsam ${what}. It works for ${minutes} minutes. Please keep it to yourself; our staff never ask for it.`
      : `${what}: ${digits}. يصلح لمدة ${minutes} دقائق. نرجو عدم مشاركته مع أي شخص، ولن يطلبه أحد من منسوبينا.`;
  return { subject, body };
}
