import { sendLimits } from '@balsam/domain/identity';
import { queueMessages, sendMessage } from '#platform/messages/messages.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { accountTexts } from './account/account.texts.ts';
import { identityTexts } from './identity.texts.ts';
import { textsIn } from '#platform/texts.ts';
import { findAccount, findAdministrators } from './account/accounts.store.ts';
import { rateLimits } from './lock-out/rate-limit-keys.ts';
import { findRecipient } from './codes/codes.store.ts';
import { codeTexts } from './codes/code.texts.ts';
import { codeRequested, guessingDetected, passwordChanged } from './common/events.ts';
import { unseal } from './common/secrets.ts';
import { closeEndedSockets } from './sessions/sign-out-everywhere.ts';
import { notifyNewSignIn } from './devices/notify-new-sign-in.ts';

const deliverCode = on(codeRequested, async ({ code_id, sealed }, { tx, now, platform }) => {
  const to = await findRecipient(tx, code_id, now);
  if (!to) return;
  // Of no use after that: nobody is sent it then, and nobody is to read it among the messages.
  const { language, expires_at: keepUntil } = to;
  const { secret } = platform.config;
  const { subject, body } = textsIn(codeTexts.message(to.purpose, unseal(secret, sealed)), language);
  const mayReach = (destination: string) =>
    countUp(tx, rateLimits.codesSentTo(secret, destination, now), sendLimits.destinationPerDay);
  if (to.to_phone && (await mayReach(to.to_phone)))
    await sendMessage(tx, { channel: 'sms', to: to.to_phone, body, language, keepUntil }, now);
  if (to.to_email && (await mayReach(to.to_email)))
    await sendMessage(tx, { channel: 'email', to: to.to_email, subject, body, language, keepUntil }, now);
});

const alertStaff = on(guessingDetected, async (_, { tx, now, platform }) => {
  platform.log.warn('one-time codes are being guessed: new devices are asked for the password as well');
  const administrators = await findAdministrators(tx);
  const mails = administrators.flatMap(({ login_email: to, language }) =>
    to ? [{ channel: 'email' as const, to, ...textsIn(identityTexts.guessingDetected, language), language }] : [],
  );
  await queueMessages(tx, mails, now);
});

const notifyPasswordChanged = on(passwordChanged, async ({ account_id }, { tx, now }) => {
  const account = await findAccount(tx, account_id);
  if (!account) return;
  const { language, phone, email, login_email } = account;
  const { subject, body } = textsIn(accountTexts.passwordChanged, language);
  const to = email ?? login_email;
  if (phone) await sendMessage(tx, { channel: 'sms', to: phone, body, language }, now);
  if (to) await sendMessage(tx, { channel: 'email', to, subject, body, language }, now);
});

/**
 * Codes are sent by SMS and by e-mail, where the person has them. Whatever identifier they are requested by, a
 * destination gets no more than its daily limit: the rest is not sent, and the answer does not reveal it.
 * Administrators are alerted when many codes are wrong.
 */
export const identitySubscriptions: readonly Subscription[] = [
  deliverCode,
  alertStaff,
  notifyPasswordChanged,
  notifyNewSignIn,
  closeEndedSockets,
];
