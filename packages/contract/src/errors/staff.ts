import type { ErrorTable } from './table.ts';

export const staffErrors = {
  second_factor_missing: {
    http: 403,
    en: 'Your second login step is not set up. Please open the link in your email, or ask an administrator for one',
    ar: 'لم تُضبط الخطوة الثانية للدخول بعد. يُرجى فتح الرابط المرسل بالبريد الإلكتروني أو طلب رابط من مدير النظام',
  },
  staff_code_required: {
    http: 422,
    en: 'Please enter the 6-digit code from your authenticator app, or a recovery code',
    ar: 'يُرجى إدخال الرمز المكوّن من ٦ أرقام من تطبيق المصادقة، أو أحد رموز الاسترداد',
  },
  staff_code_used: {
    http: 422,
    en: 'This code was used before. Please wait for the next one',
    ar: 'سبق استخدام هذا الرمز. يُرجى انتظار الرمز التالي',
  },
  sign_in_expired: {
    http: 422,
    en: 'This login took too long. Please start again with your password',
    ar: 'انتهت مهلة تسجيل الدخول. يُرجى البدء من جديد بكلمة المرور',
  },
  sign_in_spent: {
    http: 422,
    en: 'Too many wrong codes. Please start again with your password',
    ar: 'رموز غير صحيحة كثيرة. يُرجى البدء من جديد بكلمة المرور',
  },
  too_many_staff_codes: {
    http: 429,
    en: 'Too many wrong codes today. Please ask an administrator, or try again tomorrow',
    ar: 'رموز غير صحيحة كثيرة اليوم. يُرجى طلب المساعدة من مدير النظام أو المحاولة غدًا',
  },
  link_not_valid: {
    http: 422,
    en: 'This link no longer works. Please ask an administrator for a new one',
    ar: 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد من مدير النظام',
  },
  email_taken: {
    http: 409,
    en: 'This email address is already used by another account',
    ar: 'هذا البريد الإلكتروني مستخدم لحساب آخر',
  },
  own_account: {
    http: 409,
    en: 'Only another administrator can change your own account',
    ar: 'لا يمكن تغيير الحساب الشخصي من هنا، ويتولى ذلك مدير آخر للنظام',
  },
  staff_changed: {
    http: 409,
    en: 'This has changed meanwhile. Please check again',
    ar: 'تغيّرت الحالة في هذه الأثناء. يُرجى الاطلاع عليها من جديد',
  },
  last_administrator: {
    http: 409,
    en: 'Balsam needs at least one administrator',
    ar: 'لا بد من وجود مدير نظام واحد على الأقل',
  },
} as const satisfies ErrorTable;
