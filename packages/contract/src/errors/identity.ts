import type { ErrorTable } from './table.ts';

export const identityErrors = {
  identity_not_valid: {
    http: 422,
    en: 'Please check the number: an MRN has 7 digits, a national ID 10, an iqama 8 to 15 characters',
    ar: 'يُرجى التحقق من الرقم: رقم الملف الطبي ٧ أرقام، ورقم الهوية الوطنية ١٠ أرقام، ورقم الإقامة من ٨ إلى ١٥ خانة',
  },
  invalid_credentials: { http: 401, en: 'Invalid Credentials', ar: 'بيانات الدخول غير صحيحة' },
  log_in_locked: {
    http: 429,
    en: 'Too many wrong attempts. Please try again in 15 minutes',
    ar: 'محاولات غير صحيحة كثيرة. يُرجى المحاولة مجددًا بعد ١٥ دقيقة',
  },
  current_password_wrong: {
    http: 422,
    en: 'The current password is incorrect',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  password_not_set: {
    http: 422,
    en: 'This account has no password yet. Please set one with "Forgot password" first',
    ar: 'لا توجد كلمة مرور لهذا الحساب بعد. يُرجى تعيينها أولًا من «نسيت كلمة المرور»',
  },
  password_too_short: {
    http: 422,
    en: 'The password needs at least {shortest} characters',
    ar: 'يجب ألا تقل كلمة المرور عن {shortest} أحرف',
  },
  password_too_long: {
    http: 422,
    en: 'The password can have at most {longest} characters',
    ar: 'يجب ألا تزيد كلمة المرور عن {longest} حرفًا',
  },
  password_too_common: {
    http: 422,
    en: 'This password is easy to guess. Please choose another',
    ar: 'كلمة المرور هذه سهلة التخمين. يُرجى اختيار غيرها',
  },
  not_a_rider: { http: 403, en: 'You are not a Rider', ar: 'هذا الحساب ليس حساب مندوب توصيل' },
  phone_email_required: {
    http: 422,
    en: 'Please enter a phone number or an email address',
    ar: 'يُرجى إدخال رقم الجوال أو البريد الإلكتروني',
  },
  phone_email_not_valid: {
    http: 422,
    en: 'Please enter a valid phone number or email address',
    ar: 'يُرجى إدخال رقم جوال أو بريد إلكتروني صحيح',
  },
  otp_required: { http: 422, en: 'Please enter the 4-digit code', ar: 'يُرجى إدخال الرمز المكوّن من ٤ أرقام' },
  code_too_soon: {
    http: 429,
    en: 'A code was just sent. You can request another in {seconds:second}',
    ar: 'أُرسل الرمز للتو. يمكن طلب رمز آخر بعد {seconds:second}',
  },
  code_not_valid: {
    http: 422,
    en: 'This code is incorrect or has expired. Please check it or request a new one',
    ar: 'الرمز غير صحيح أو انتهت مدته. يُرجى التحقق منه أو طلب رمز جديد',
  },
  code_wrong: {
    http: 422,
    en: 'This code is incorrect. Attempts left: {left}',
    ar: 'الرمز غير صحيح. المحاولات المتبقية: {left}',
  },
  code_expired: {
    http: 422,
    en: 'This code has expired. Please request a new one',
    ar: 'انتهت مدة هذا الرمز. يُرجى طلب رمز جديد',
  },
  code_spent: {
    http: 422,
    en: 'This code can no longer be used. Please request a new one',
    ar: 'لم يعد هذا الرمز صالحًا. يُرجى طلب رمز جديد',
  },
  too_many_codes: {
    http: 429,
    en: 'Too many attempts today. Please log in with your password, or try again tomorrow',
    ar: 'محاولات كثيرة اليوم. يُرجى الدخول بكلمة المرور أو المحاولة غدًا',
  },
  code_also_required: {
    http: 422,
    en: 'To keep your account safe, please confirm with a one-time code as well',
    ar: 'حفاظًا على أمان الحساب، يُرجى تأكيد الدخول برمز التحقق أيضًا',
  },
  password_also_required: {
    http: 422,
    en: 'To keep your account safe, please enter your password as well',
    ar: 'حفاظًا على أمان الحساب، يُرجى إدخال كلمة المرور أيضًا',
  },
  codes_paused: {
    http: 429,
    en: 'To keep accounts safe, codes are not accepted right now. Please try again in an hour',
    ar: 'حفاظًا على أمان الحسابات، لا تُقبل الرموز في الوقت الحالي. يُرجى المحاولة بعد ساعة',
  },
  choose_account: {
    http: 422,
    en: 'Several accounts share this phone or email address. Please choose one',
    ar: 'يرتبط أكثر من حساب بهذا الجوال أو البريد الإلكتروني. يُرجى اختيار أحدها',
  },
  not_deletable: {
    http: 403,
    en: 'This account belongs to the hospital and is closed by its administration',
    ar: 'هذا الحساب تابع للمستشفى، وتتولى إدارته إغلاقه',
  },
  terms_changed: {
    http: 409,
    en: 'The terms have changed. Please read them again',
    ar: 'تغيّرت الشروط بعد ذلك. يُرجى قراءتها من جديد',
  },
  terms_not_agreed: {
    http: 403,
    en: 'Please accept the terms and conditions first',
    ar: 'يُرجى قبول الشروط والأحكام أولًا',
  },
} as const satisfies ErrorTable;
