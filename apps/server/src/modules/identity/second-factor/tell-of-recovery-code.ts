import type { Tx } from '../../../platform/db/types.ts';
import { sendMessage } from '../../../platform/messages/messages.ts';
import { countRecoveryCodes, findFactor } from './factor.store.ts';

const words = {
  en: {
    subject: 'A recovery code was used',
    body: (left: number) =>
      `Somebody signed in to Balsam as you with a recovery code. Recovery codes left: ${left}. If it was not you, please tell an administrator at once.`,
  },
  ar: {
    subject: 'استُخدم رمز استرداد',
    body: (left: number) =>
      `سُجِّل الدخول إلى بلسم بحسابكم باستخدام رمز استرداد. رموز الاسترداد المتبقية: ${left}. إن لم يكن ذلك منكم فيُرجى إبلاغ مدير النظام فورًا.`,
  },
} as const;

/** Tells somebody by e-mail that one of their recovery codes was used, and how many are left. */
export async function tellOfRecoveryCode(tx: Tx, accountId: number, now: Date): Promise<void> {
  const account = await findFactor(tx, accountId);
  if (!account?.login_email) return;
  const { login_email: to, language } = account;
  const { subject, body } = words[language];
  const left = await countRecoveryCodes(tx, accountId);
  await sendMessage(tx, { channel: 'email', to, subject, body: body(left), language }, now);
}
