import type { LinkPurpose } from './links.store.ts';

type Text = { readonly subject: string; readonly body: (name: string, link: string, hours: number) => string };

/** The e-mails that carry a link. The link stands on a line of its own, so that it can be pressed and copied. */
export const linkTexts: Readonly<Record<LinkPurpose, Readonly<Record<'en' | 'ar', Text>>>> = {
  invitation: {
    en: {
      subject: 'Join Balsam',
      body: (name, link, hours) =>
        `Welcome, ${name}. You are invited to work in Balsam. Please choose a password and set up your authenticator app here:\n\n${link}\n\nThe link works for ${hours} hours and once. Please do not pass it on.`,
    },
    ar: {
      subject: 'دعوة للانضمام إلى بلسم',
      body: (name, link, hours) =>
        `أهلًا ${name}. هذه دعوة للعمل في بلسم. يُرجى اختيار كلمة مرور وضبط تطبيق المصادقة من هنا:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${hours} ساعة. نرجو عدم مشاركته مع أحد.`,
    },
  },
  password: {
    en: {
      subject: 'Choose another password',
      body: (name, link, hours) =>
        `${name}, an administrator sent you this link to choose another password for Balsam:\n\n${link}\n\nThe link works for ${hours} hours and once. If you did not ask for it, please tell the administrator.`,
    },
    ar: {
      subject: 'اختيار كلمة مرور جديدة',
      body: (name, link, hours) =>
        `أهلًا ${name}. أرسل مدير النظام هذا الرابط لاختيار كلمة مرور جديدة في بلسم:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${hours} ساعة. إن لم يُطلب هذا الرابط فيُرجى إبلاغ مدير النظام.`,
    },
  },
  second_factor: {
    en: {
      subject: 'Set up your authenticator app again',
      body: (name, link, hours) =>
        `${name}, your second step of signing in to Balsam was reset. Please set up your authenticator app again here; your password is asked for as well:\n\n${link}\n\nThe link works for ${hours} hours and once. If you did not ask for it, please tell the administrator.`,
    },
    ar: {
      subject: 'ضبط تطبيق المصادقة من جديد',
      body: (name, link, hours) =>
        `أهلًا ${name}. أُعيدت تهيئة الخطوة الثانية للدخول إلى بلسم. يُرجى ضبط تطبيق المصادقة من جديد هنا، مع إدخال كلمة المرور:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${hours} ساعة. إن لم يُطلب ذلك فيُرجى إبلاغ مدير النظام.`,
    },
  },
};
