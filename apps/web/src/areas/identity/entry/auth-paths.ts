import type { AuthPlace } from '@balsam/domain/identity';

/** Where the places of the table of SPEC §4 stand (DECISIONS §2). `entered` depends on the person, the other two are dialogs and steps. */
export const pathOf = {
  loginDashboard: '/auth/user/dashboard',
  register: '/auth/user/register',
  otp: '/auth/user/otp',
  forgotPassword: '/auth/user/forgot-password',
  newPassword: '/auth/user/new-password',
  riderOtp: '/auth/user/rider-otp',
  riderForgotPassword: '/auth/user/rider-forgot-password',
  riderNewPassword: '/auth/user/rider-new-password',
  deletion: '/delete-me',
} as const satisfies Partial<Record<AuthPlace, string>>;

type Path = (typeof pathOf)[keyof typeof pathOf];

/** The path of a place; of one that has none, Login Dashboard. */
export const pathTo = (place: AuthPlace): Path =>
  place in pathOf ? pathOf[place as keyof typeof pathOf] : pathOf.loginDashboard;
