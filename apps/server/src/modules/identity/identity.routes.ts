import type { z } from 'zod';
import type { BeforeClosing } from '#platform/module.ts';
import { identity } from '@balsam/contract/identity';
import { roles } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Call } from '#platform/http/call.ts';
import { callExternal, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccountByEmail, findDoctorAccount, findPatientAccount } from './account/accounts.store.ts';
import { changePassword } from './password/change-password.ts';
import { codeTexts } from './codes/code.texts.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { deviceRoutes } from './devices/devices.routes.ts';
import { identityTexts } from './identity.texts.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { logOut } from './sessions/log-out.ts';
import { parseIdentifier } from './account/patient-identifier.ts';
import { requestLoginCode } from './sign-in/request-login-code.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { staffSignInRoutes } from './second-factor/staff-sign-in.routes.ts';
import { sendCode } from './codes/send-code.ts';
import { signInByPassword } from './sign-in/sign-in-by-password.ts';
import { verifyCode, verifyForReset, type CompleteRegistration } from './sign-in/verify-code.ts';

/** `otp/send` serves the deletion of an account too; another code for one that was asked for is found by its challenge. */
const sendCodeFor = (platform: Platform, call: Call, { purpose, ...body }: z.output<typeof identity.sendCode.body>) =>
  purpose === 'delete' && body.challenge === undefined
    ? requestDeletion(platform, call, body)
    : sendCode(platform, call, { ...body, ...(purpose !== 'delete' && { purpose }) });

const patientLogin = callExternal(identity.patientLogin, async ({ db, platform, call, body }) => {
  const { name, value } = parseIdentifier(body.field_name, body.username);
  const account = await findPatientAccount(db, body.field_name, value);
  return signInByPassword(platform, call, { ...body, name, account, limit: 'codeAtBusyAddress' });
});

const doctorLogin = callExternal(identity.doctorLogin, async ({ db, platform, call, body }) => {
  const code = toLatinDigits(body.doctor_id).toUpperCase();
  const account = await findDoctorAccount(db, code);
  return signInByPassword(platform, call, { ...body, name: `doctor:${code}`, account, limit: 'perAddress' });
});

const riderLogin = callExternal(identity.riderLogin, async ({ db, platform, call, body }) => {
  const email = body.username.toLowerCase();
  const account = await findAccountByEmail(db, email);
  const refuse = (roleId: number) => (roleId === roles.rider ? undefined : 'not_a_rider');
  return signInByPassword(platform, call, { ...body, name: `email:${email}`, account, limit: 'perAddress', refuse });
});

export type HigherModules = {
  /** Given by the module of registrations, which depends on this one. */
  readonly completeRegistration: CompleteRegistration;
  readonly beforeClosing: readonly BeforeClosing[];
};

/** Log-ins by password and by code, new passwords, and what a log-in does with itself. */
export const identityRoutes = ({ completeRegistration, beforeClosing }: HigherModules): readonly Route[] => [
  patientLogin,
  doctorLogin,
  riderLogin,
  ...staffSignInRoutes,
  ...contactRoutes,
  callExternal(identity.requestLoginCode, async ({ platform, call, body }) =>
    withMessage(await requestLoginCode(platform, call, body), codeTexts.sent),
  ),
  callExternal(identity.sendCode, async ({ platform, call, body }) =>
    withMessage(await sendCodeFor(platform, call, body), codeTexts.sent),
  ),
  callExternal(identity.verifyCode, async ({ platform, call, body }) =>
    body.reset_flag ? verifyForReset(platform, call, body) : verifyCode(completeRegistration)(platform, call, body),
  ),
  ...deviceRoutes,
  callExternal(identity.resetPassword, async ({ platform, call, body }) => {
    await resetPassword(platform, call, body);
    return withMessage({}, identityTexts.passwordChanged);
  }),
  callExternal(identity.requestDeletion, async ({ platform, call, body }) =>
    withMessage(await requestDeletion(platform, call, body), codeTexts.sent),
  ),
  callExternal(identity.deleteAccount, async ({ platform, call, body }) => {
    await deleteAccount(platform, call, body, beforeClosing);
    return withMessage({}, identityTexts.accountDeleted);
  }),
  callExternal(identity.logout, async ({ platform, call }) => {
    await logOut(platform, call);
    return withMessage({}, identityTexts.signedOut);
  }),
  callExternal(identity.changePassword, async ({ platform, call, body }) => {
    await changePassword(platform, call, body);
    return withMessage({}, identityTexts.passwordChanged);
  }),
];
