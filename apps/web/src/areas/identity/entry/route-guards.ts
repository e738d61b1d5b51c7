import { authStep, roles } from '@balsam/domain/identity';
import { redirect } from '@tanstack/react-router';
import { getSession } from '#shared/api/session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { type PendingCode, type VerifiedCode, readPendingCode, type ResetCode } from './pending-code.ts';
import { pathOf, type pathTo } from './auth-paths.ts';

type RouteVisit = { readonly search: { readonly routeToNavigate?: string } };

/** SPEC §4, auth state `login`: whoever is signed in has nothing to do on the auth pages and goes on. */
export const redirectSignedIn = ({ search }: RouteVisit): void => {
  const session = getSession();
  if (session) throw redirect({ href: afterSignIn(session.user, search.routeToNavigate), replace: true });
};

const redirectTo = (to: ReturnType<typeof pathTo>, search: RouteVisit['search']): never => {
  throw redirect({ to, search, replace: true });
};

/** SPEC §4: the OTP screens are entered with a code of theirs on its way; otherwise they lead to Login Dashboard. */
export const requirePendingCode =
  (place: 'otp' | 'riderOtp') =>
  (visit: RouteVisit): { pending: PendingCode } => {
    redirectSignedIn(visit);
    const pending = readPendingCode();
    if (!pending || authStep(pending.state, 'enter').leadsTo !== place)
      return redirectTo(pathOf.loginDashboard, visit.search);
    return { pending };
  };

/** SPEC §4: New Password follows a code that was right; otherwise it leads to Login Dashboard. */
export const requireVerifiedCode =
  (place: 'newPassword' | 'riderNewPassword') =>
  (visit: RouteVisit): { pending: ResetCode; proven: VerifiedCode } => {
    redirectSignedIn(visit);
    const pending = readPendingCode();
    const isReset = pending?.state === 'forgotPassword' || pending?.state === 'riderForgotPassword';
    if (!isReset || !pending.proven || authStep(pending.state, 'verified').leadsTo !== place)
      return redirectTo(pathOf.loginDashboard, visit.search);
    return { pending, proven: pending.proven };
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
export const redirectToAuthPage =
  (name: AuthPage) =>
  ({ search }: RouteVisit): never => {
    throw redirect({ to: `/auth/user/${name}`, search, replace: true });
  };

/** `logoutSuccessfull` as SPEC §2 spells it. */
export const signedOutSearch = (search: Record<string, unknown>): { logoutSuccessfull?: boolean } =>
  String(search['logoutSuccessfull']) === 'true' ? { logoutSuccessfull: true } : {};

/** Rider Order is a rider's list and everyone's signed-out page; whoever else is signed in goes on to their own first page. */
export const redirectSignedInUnlessRider = (visit: RouteVisit): void => {
  if (getSession()?.user.role_id !== roles.rider) redirectSignedIn(visit);
};
