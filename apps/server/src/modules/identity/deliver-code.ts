import { sendLimits } from '@balsam/domain/identity';
import { queueMessages, sendMessage } from '../../platform/messages/messages.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { passwordNews } from './account/account-texts.ts';
import { findAccount, findAdministrators } from './account/accounts.store.ts';
import { counted } from './lock-out/rate-limit-keys.ts';
import { findRecipient } from './codes/codes.store.ts';
import { codeTexts } from './codes/code-texts.ts';
import { codeAsked, guessingNoticed, passwordChanged } from './common/events.ts';
import { unseal } from './common/secrets.ts';
import { endTheirSockets } from './sessions/sign-out-everywhere.ts';
import { tellOfSignIn } from './devices/tell-of-sign-in.ts';

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
  const { secret } = platform.config;
  const { subject, body } = codeTexts(to.purpose, language, unseal(secret, sealed));
  const mayReach = (destination: string) =>
    countUp(tx, counted.codesSentTo(secret, destination, now), sendLimits.destinationPerDay);
  if (to.to_phone && (await mayReach(to.to_phone)))
    await sendMessage(tx, { channel: 'sms', to: to.to_phone, body, language }, now);
  if (to.to_email && (await mayReach(to.to_email)))
    await sendMessage(tx, { channel: 'email', to: to.to_email, subject, body, language }, now);
});

const alertStaff = on(guessingNoticed, async (_, { tx, now, platform }) => {
  platform.log.warn('one-time codes are being guessed: new devices are asked for the password as well');
  const administrators = await findAdministrators(tx);
  const mails = administrators.flatMap(({ login_email: to, language }) =>
    to ? [{ channel: 'email' as const, to, ...alert[language], language }] : [],
  );
  await queueMessages(tx, mails, now);
});

const tellOwner = on(passwordChanged, async ({ account_id }, { tx, now }) => {
  const account = await findAccount(tx, account_id);
  if (!account) return;
  const { language, phone, email, login_email } = account;
  const { subject, body } = passwordNews[language];
  const to = email ?? login_email;
  if (phone) await sendMessage(tx, { channel: 'sms', to: phone, body, language }, now);
  if (to) await sendMessage(tx, { channel: 'email', to, subject, body, language }, now);
});

/**
 * Codes leave by SMS and by e-mail, as far as the person has them. Whatever names they are asked for by, a destination gets no
 * more than its share in a day: the surplus stays unsent, and the answer never told. A storm of wrong ones is told to the administrators.
 */
export const identitySubscriptions: readonly Subscription[] = [
  deliverCode,
  alertStaff,
  tellOwner,
  tellOfSignIn,
  endTheirSockets,
];
