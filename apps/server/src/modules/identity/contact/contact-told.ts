import type { Tx } from '../../../platform/db/types.ts';
import { sendMessage } from '../../../platform/messages/messages.ts';

export type Way = 'phone' | 'email';

const words = {
  phone: {
    en: 'The mobile number of your Balsam account has been changed to another one. If this was not you, please call us at once.',
    ar: 'تم تغيير رقم الجوال المسجّل في حساب بلسم إلى رقم آخر. إذا لم يكن ذلك بطلب منكم، يُرجى الاتصال بنا فورًا.',
  },
  email: {
    en: 'The e-mail address of your Balsam account has been changed to another one. If this was not you, please call us at once.',
    ar: 'تم تغيير البريد الإلكتروني المسجّل في حساب بلسم إلى بريد آخر. إذا لم يكن ذلك بطلب منكم، يُرجى الاتصال بنا فورًا.',
  },
} as const;
const subjects = {
  en: 'Your contact details have changed',
  ar: 'تغيير في بيانات التواصل',
} as const;

type Told = { readonly way: Way; readonly to: string; readonly language: 'ar' | 'en' };

/** Tells the destination that was given up, so that somebody whose account is taken over learns of it. */
export async function tellFormer(tx: Tx, { way, to, language }: Told, now: Date): Promise<void> {
  const body = words[way][language];
  if (way === 'phone') await sendMessage(tx, { channel: 'sms', to, body, language }, now);
  else await sendMessage(tx, { channel: 'email', to, subject: subjects[language], body, language }, now);
}
