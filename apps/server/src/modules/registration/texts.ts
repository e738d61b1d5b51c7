type Text = { readonly subject: string; readonly body: string };
type Texts = Readonly<Record<'ar' | 'en', Text>>;

/** To a person who has a log-in since now. */
export const welcome = (name: { ar: string; en: string }, mrn: string): Texts => ({
  en: {
    subject: 'Welcome to Balsam',
    body: `Welcome to Balsam, ${name.en}. Your medical record number (MRN) is ${mrn}. Sign in with it, or with your identity number, and your password.`,
  },
  ar: {
    subject: 'أهلًا بكم في بلسم',
    body: `أهلًا بكم في بلسم، ${name.ar}. رقم ملفكم الطبي هو ${mrn}. يمكن الدخول به أو برقم الهوية مع كلمة المرور.`,
  },
});

/** To a person who has a log-in and whom somebody tried to register again. */
export const alreadyThere: Texts = {
  en: {
    subject: 'You already have a Balsam account',
    body: 'Somebody asked to register with your identity number. You already have an account: please sign in, or set a new password. If it was not you, nothing needs to be done.',
  },
  ar: {
    subject: 'لديكم حساب في بلسم',
    body: 'وردنا طلب تسجيل برقم هويتكم. لديكم حساب بالفعل: نرجو تسجيل الدخول أو تعيين كلمة مرور جديدة. إن لم يكن الطلب منكم فلا يلزم اتخاذ أي إجراء.',
  },
};

/** To a person who has a medical file without a log-in, and who tried to register as if they had none. */
export const fileIsThere = (mrn: string): Texts => ({
  en: {
    subject: 'You have a medical file at Balsam',
    body: `Somebody asked to register with your identity number. You have a medical file with the number (MRN) ${mrn}: please choose Register Medical File. If it was not you, nothing needs to be done.`,
  },
  ar: {
    subject: 'لديكم ملف طبي في بلسم',
    body: `وردنا طلب تسجيل برقم هويتكم. لديكم ملف طبي رقمه ${mrn}: نرجو اختيار «تسجيل ملف طبي». إن لم يكن الطلب منكم فلا يلزم اتخاذ أي إجراء.`,
  },
});
