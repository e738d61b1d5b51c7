import { roles } from '@balsam/domain/identity';
import { redirect } from '@tanstack/react-router';
import { getSession } from '../../shared/api/session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { type PendingCode, readPendingCode } from './pending-code.ts';

type Visit = { readonly search: { readonly routeToNavigate?: string } };

/** SPEC §4, auth state `login`: whoever is signed in has nothing to do on the auth pages and goes on. */
export const leaveWhenSignedIn = ({ search }: Visit): void => {
  const session = getSession();
  if (session) throw redirect({ href: afterSignIn(session.user, search.routeToNavigate), replace: true });
};

/** SPEC §4: the OTP screen is entered with a code on its way; otherwise it leads to Login Dashboard. */
export const codeOnItsWay = (visit: Visit): { pending: PendingCode } => {
  leaveWhenSignedIn(visit);
  const pending = readPendingCode();
  if (!pending) throw redirect({ to: '/auth/user/dashboard', search: visit.search, replace: true });
  return { pending };
};

type AuthPage =
  | 'login'
  | 'register'
  | 'register-medical-file'
  | 'otp'
  | 'forgot-password'
  | 'new-password'
  | 'rider-otp'
  | 'rider-forgot-password'
  | 'rider-new-password';

/** The bare names of the auth pages lead to their places under `/auth/user/` (DECISIONS §2), with what the address says. */
export const underAuth =
  (name: AuthPage) =>
  ({ search }: Visit): never => {
    throw redirect({ to: `/auth/user/${name}`, search, replace: true });
  };

/** Registration, new passwords and deletion open with a later release; until then they lead where unknown pages do. */
export const notBuiltYet = (): never => {
  throw redirect({ to: '/coming-soon', replace: true });
};

/** `logoutSuccessfull` as SPEC §2 spells it. */
export const signedOutSearch = (search: Record<string, unknown>): { logoutSuccessfull?: boolean } =>
  String(search['logoutSuccessfull']) === 'true' ? { logoutSuccessfull: true } : {};

/** Rider Order is a rider's list and everyone's signed-out page; whoever else is signed in goes on to their own first page. */
export const leaveUnlessRider = (visit: Visit): void => {
  if (getSession()?.user.role_id !== roles.rider) leaveWhenSignedIn(visit);
};
