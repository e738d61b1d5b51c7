import type { BeforeClosing } from '../../platform/module.ts';
import { identity } from '@balsam/contract/identity';
import { roles } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { converse, type Route } from '../../platform/http/serve.ts';
import { said } from '../../platform/http/said.ts';
import { findAccountByEmail, findDoctorAccount, findPatientAccount } from './accounts.store.ts';
import { changePassword } from './change-password.ts';
import { contactRoutes } from './contact.routes.ts';
import { deviceRoutes } from './devices.routes.ts';

import { deleteAccount } from './delete-account.ts';
import { logOut } from './log-out.ts';
import { namedBy } from './patient-name.ts';
import { requestLoginCode } from './request-code.ts';
import { requestDeletion } from './request-deletion.ts';
import { resetPassword } from './reset-password.ts';
import { staffSignInRoutes } from './second-factor/staff-sign-in.routes.ts';
import { sendCode } from './send-code.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { verifyCode, verifyForReset, type CompleteRegistration } from './verify-code.ts';

const patientLogin = converse(identity.patientLogin, async ({ db, platform, call, body }) => {
  const { name, value } = namedBy(body.field_name, body.username);
  const account = await findPatientAccount(db, body.field_name, value);
  return signInByPassword(platform, call, { ...body, name, account, limit: 'codeToo' });
});

const doctorLogin = converse(identity.doctorLogin, async ({ db, platform, call, body }) => {
  const code = toLatinDigits(body.doctor_id).toUpperCase();
  const account = await findDoctorAccount(db, code);
  return signInByPassword(platform, call, { ...body, name: `doctor:${code}`, account, limit: 'hereAlone' });
});

const riderLogin = converse(identity.riderLogin, async ({ db, platform, call, body }) => {
  const email = body.username.toLowerCase();
  const account = await findAccountByEmail(db, email);
  const refuse = (roleId: number) => (roleId === roles.rider ? undefined : 'not_a_rider');
  return signInByPassword(platform, call, { ...body, name: `email:${email}`, account, limit: 'hereAlone', refuse });
});

export type Others = {
  /** Given by the room of registrations, which stands above this one. */
  readonly completeRegistration: CompleteRegistration;
  readonly beforeClosing: readonly BeforeClosing[];
};

/** Log-ins by password and by code, new passwords, and what a log-in does with itself. */
export const identityRoutes = ({ completeRegistration, beforeClosing }: Others): readonly Route[] => [
  patientLogin,
  doctorLogin,
  riderLogin,
  ...staffSignInRoutes,
  ...contactRoutes,
  converse(identity.requestLoginCode, async ({ platform, call, body }) =>
    said(await requestLoginCode(platform, call, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
  converse(identity.sendCode, async ({ platform, call, body }) =>
    said(await sendCode(platform, call, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
  converse(identity.verifyCode, async ({ platform, call, body }) =>
    body.reset_flag ? verifyForReset(platform, call, body) : verifyCode(completeRegistration)(platform, call, body),
  ),
  ...deviceRoutes,
  converse(identity.resetPassword, async ({ platform, call, body }) => {
    await resetPassword(platform, call, body);
    return said({}, 'Password changed successfully', 'تم تغيير كلمة المرور بنجاح');
  }),
  converse(identity.requestDeletion, async ({ platform, call, body }) =>
    said(await requestDeletion(platform, call, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
  converse(identity.deleteAccount, async ({ platform, call, body }) => {
    await deleteAccount(platform, call, body, beforeClosing);
    return said({}, 'Your account has been deleted', 'تم حذف الحساب');
  }),
  converse(identity.logout, async ({ platform, call }) => {
    await logOut(platform, call);
    return said({}, 'You are signed out', 'تم تسجيل الخروج');
  }),
  converse(identity.changePassword, async ({ platform, call, body }) => {
    await changePassword(platform, call, body);
    return said({}, 'Password changed successfully', 'تم تغيير كلمة المرور بنجاح');
  }),
];
