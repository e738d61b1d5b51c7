import { roles } from '@balsam/domain/identity';
import { sendMessage } from '#platform/messages/messages.ts';
import { on } from '#platform/outbox/outbox.ts';
import { deviceName } from './device-name.ts';
import { findNewSignIn } from './devices.store.ts';
import { devicesTexts } from './devices.texts.ts';
import { signedInOnNewDevice } from '../common/events.ts';

/**
 * Notifies the person of a log-in from a new device, by e-mail or, without one, by SMS. It cannot be switched off: who
 * finds out too late has lost the account.
 */
export const notifyNewSignIn = on(signedInOnNewDevice, async ({ session_id }, { tx, now }) => {
  const signIn = await findNewSignIn(tx, session_id);
  if (!signIn) return;
  const { phone, language } = signIn;
  // Patients sign in by their numbers: their address is the one on file.
  const email = signIn.role_id === roles.patient ? signIn.email : (signIn.login_email ?? signIn.email);
  const subject = devicesTexts.newSignIn.subject[language];
  const body = devicesTexts.newSignIn.body({ ...deviceName(signIn.user_agent), at: signIn.created_at })[language];
  if (email) await sendMessage(tx, { channel: 'email', to: email, subject, body, language }, now);
  else if (phone) await sendMessage(tx, { channel: 'sms', to: phone, body, language }, now);
});
