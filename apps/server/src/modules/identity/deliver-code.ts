import { codeRules } from '@balsam/domain/identity';
import { sendMessage } from '../../platform/messages/messages.ts';
import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { findAdministrators } from './accounts.store.ts';
import { findRecipient } from './codes.store.ts';
import { codeAsked, guessingNoticed } from './events.ts';
import { unseal } from './secrets.ts';

const words = {
  en: {
    subject: 'Your sign-in code',
    body: (code: string) =>
      `${code} is your Balsam sign-in code. It works for ${codeRules.lifeMinutes} minutes. Please keep it to yourself; our staff never ask for it.`,
  },
  ar: {
    subject: 'رمز الدخول',
    body: (code: string) =>
      `رمز الدخول إلى بلسم: ${code}. يصلح لمدة ${codeRules.lifeMinutes} دقائق. نرجو عدم مشاركته مع أي شخص، ولن يطلبه أحد من منسوبينا.`,
  },
} as const;

const alert = {
  en: {
    subject: 'Many wrong sign-in codes',
    body: 'Many wrong one-time codes were entered within the last hour. New devices are now asked for the password as well. Please look into it.',
  },
  ar: {
    subject: 'محاولات دخول كثيرة برموز غير صحيحة',
    body: 'أُدخلت رموز مؤقتة غير صحيحة كثيرة خلال الساعة الماضية. تُطلب الآن كلمة المرور أيضًا من الأجهزة الجديدة. نرجو النظر في الأمر.',
  },
} as const;

const deliverCode = on(codeAsked, async ({ code_id, sealed }, { tx, now, platform }) => {
  const to = await findRecipient(tx, code_id, now);
  if (!to) return;
  const { language } = to;
  const body = words[language].body(unseal(platform.config.secret, sealed));
  if (to.phone) await sendMessage(tx, { channel: 'sms', to: to.phone, body, language }, now);
  if (to.email)
    await sendMessage(tx, { channel: 'email', to: to.email, subject: words[language].subject, body, language }, now);
});

const alertStaff = on(guessingNoticed, async (_, { tx, now, platform }) => {
  platform.log.warn('one-time codes are being guessed: new devices are asked for the password as well');
  const administrators = await findAdministrators(tx);
  const mails = administrators.flatMap(({ login_email: to, language }) => (to ? [{ to, language }] : []));
  await mails.reduce(
    (before, { to, language }) =>
      before.then(() => sendMessage(tx, { channel: 'email', to, ...alert[language], language }, now)),
    Promise.resolve(),
  );
});

/** Codes leave by SMS and by e-mail, as far as the person has them; a storm of wrong ones is told to the administrators. */
export const identitySubscriptions: readonly Subscription[] = [deliverCode, alertStaff];
