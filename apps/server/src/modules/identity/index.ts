import type { AppModule } from '#platform/module.ts';
import { identitySubscriptions } from './deliver-code.ts';
import { identityExportParts } from './export-parts.ts';
import { identityRoutes, type HigherModules } from './identity.routes.ts';
import { identityJobs, identityPurges } from './purge-sessions.ts';

/** The entrance to the module of log-ins: sessions, passwords, one-time codes. */
export { endCodesOf, endConsentCodes } from './codes/codes.store.ts';
export { requestCode } from './codes/request-code.ts';
export { checkNewPassword } from './password/check-new-password.ts';
export { notifyFormerContact } from './contact/notify-former-contact.ts';
export { endSessionsOf } from './sessions/log-out.ts';
export { endUngrantedSessions } from './sessions/end-ungranted.ts';
export { identifyBy, signedInBy } from './sessions/identify.ts';
export { actingAs } from './second-factor/acting-as.ts';
export { openStaffSession, verifyPasswordOf } from './second-factor/open-staff-session.ts';
export { enrolFactor, removeFactor, newSealedFactor, showFactor } from './second-factor/enrol.ts';
export { hashToken, newToken } from './common/secrets.ts';
export { assertSamePassword } from './sign-in/sign-in-by-password.ts';
export { requireOwnPassword } from './password/own-password.ts';
export { hashPassword } from './password/passwords.ts';
export { openPatientAccount } from './account/open-account.store.ts';
export { openProfile } from './sessions/open-profile.ts';
export { signOutEverywhere } from './sessions/sign-out-everywhere.ts';
export { withVerifiedCode } from './codes/redeem-code.ts';
export type { CompleteRegistration } from './sign-in/verify-code.ts';

/** `others`: what the modules above this one do for it. */
export const identityModule = (others: HigherModules): AppModule => ({
  name: 'identity',
  routes: identityRoutes(others),
  subscriptions: identitySubscriptions,
  jobs: identityJobs,
  purges: identityPurges,
  exportParts: identityExportParts,
});
