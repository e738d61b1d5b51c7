import { spanOf } from '#platform/messages/messages.texts.ts';
import type { Text, Texts } from '#platform/texts.ts';
import type { LinkPurpose } from './links.store.ts';

/** The e-mails with a link. The link is on a line of its own, so that it can be pressed and copied. */
export const linkTexts = {
  invitation: {
    subject: { en: 'Join Balsam', ar: 'دعوة للانضمام إلى بلسم' },
    body: (name: Text, link: string, hours: number) => ({
      en: `Welcome, ${name.en}. You are invited to work in Balsam. Please choose a password and set up your authenticator app here:\n\n${link}\n\nThe link works once, within ${spanOf(hours, 'hour').en}. Please do not share it.`,
      ar: `أهلًا ${name.ar}. هذه دعوة للعمل في بلسم. يُرجى اختيار كلمة مرور وضبط تطبيق المصادقة من هنا:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${spanOf(hours, 'hour').ar}. يُرجى عدم مشاركته مع أحد.`,
    }),
  },
  password: {
    subject: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
    body: (name: Text, link: string, hours: number) => ({
      en: `${name.en}, an administrator sent you this link to choose a new password for Balsam:\n\n${link}\n\nThe link works once, within ${spanOf(hours, 'hour').en}. If you did not ask for it, please tell the administrator.`,
      ar: `أهلًا ${name.ar}. أرسل مدير النظام هذا الرابط لاختيار كلمة مرور جديدة في بلسم:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${spanOf(hours, 'hour').ar}. إن لم يُطلب هذا الرابط فيُرجى إبلاغ مدير النظام.`,
    }),
  },
  second_factor: {
    subject: { en: 'Set up your authenticator app again', ar: 'ضبط تطبيق المصادقة من جديد' },
    body: (name: Text, link: string, hours: number) => ({
      en: `${name.en}, your second login step for Balsam was reset. Please set up your authenticator app again here, using your password:\n\n${link}\n\nThe link works once, within ${spanOf(hours, 'hour').en}. If you did not ask for it, please tell the administrator.`,
      ar: `أهلًا ${name.ar}. أُعيدت تهيئة الخطوة الثانية للدخول إلى بلسم. يُرجى ضبط تطبيق المصادقة من جديد هنا، مع إدخال كلمة المرور:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${spanOf(hours, 'hour').ar}. إن لم يُطلب ذلك فيُرجى إبلاغ مدير النظام.`,
    }),
  },
} as const satisfies Texts & Readonly<Record<LinkPurpose, Texts>>;

type ToWorker = { readonly link: string; readonly hours: number; readonly logIn: string };

/** The same to doctors and riders, who have no authenticator app. */
export const workerLinkTexts = {
  invitation: {
    subject: linkTexts.invitation.subject,
    body: (name: Text, { link, hours, logIn }: ToWorker) => ({
      en: `Welcome, ${name.en}. You are invited to work in Balsam. You log in as ${logIn}. Please choose a password here:\n\n${link}\n\nThe link works once, within ${spanOf(hours, 'hour').en}. Please do not share it.`,
      ar: `أهلًا ${name.ar}. هذه دعوة للعمل في بلسم. يكون الدخول باسم ${logIn}. يُرجى اختيار كلمة مرور من هنا:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ${spanOf(hours, 'hour').ar}. يُرجى عدم مشاركته مع أحد.`,
    }),
  },
  password: {
    subject: linkTexts.password.subject,
    body: (name: Text, { link, hours }: ToWorker) => linkTexts.password.body(name, link, hours),
  },
} as const satisfies Texts;
