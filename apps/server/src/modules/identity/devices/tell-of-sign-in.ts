import { roles } from '@balsam/domain/identity';
import { sendMessage } from '../../../platform/messages/messages.ts';
import { whenArabic, whenEnglish } from '../../../platform/messages/when.ts';
import { on } from '../../../platform/outbox/outbox.ts';
import { deviceName } from './device-name.ts';
import { findNewSignIn } from './devices.store.ts';
import { signedInAnew } from '../common/events.ts';

type Facts = { readonly browser: string | null; readonly system: string | null; readonly at: Date };

const texts = {
  en: ({ browser, system, at }: Facts) => ({
    subject: 'New sign-in to your account',
    body:
      `Your Balsam account was opened on ${system ?? 'a new device'}` +
      `${browser === null ? '' : ` with ${browser}`}, ${whenEnglish(at)}. ` +
      'If that was not you, please sign out there under Signed-in devices and change your password.',
  }),
  ar: ({ browser, system, at }: Facts) => ({
    subject: 'دخول جديد إلى حسابكم',
    body:
      `تم الدخول إلى حسابكم في بلسم من ${system === null ? 'جهاز جديد' : `جهاز يعمل بنظام ${system}`}` +
      `${browser === null ? '' : ` عبر متصفح ${browser}`}، ${whenArabic(at)}. ` +
      'إن لم يكن الدخول منكم، يُرجى تسجيل الخروج هناك من صفحة الأجهزة المتصلة وتغيير كلمة المرور.',
  }),
} as const;

/**
 * A log-in from a device that the account does not know is told to its person, by e-mail or, without one, by SMS. It cannot be
 * switched off: who finds it out too late has lost the account.
 */
export const tellOfSignIn = on(signedInAnew, async ({ session_id }, { tx, now }) => {
  const signIn = await findNewSignIn(tx, session_id);
  if (!signIn) return;
  const { phone, language } = signIn;
  // Patients sign in by their numbers: their address is the one on file.
  const email = signIn.role_id === roles.patient ? signIn.email : (signIn.login_email ?? signIn.email);
  const words = texts[language]({ ...deviceName(signIn.user_agent), at: signIn.created_at });
  if (email) await sendMessage(tx, { channel: 'email', to: email, ...words, language }, now);
  else if (phone) await sendMessage(tx, { channel: 'sms', to: phone, body: words.body, language }, now);
});
