import type { AppModule } from '../../platform/module.ts';
import { identitySubscriptions } from './deliver-code.ts';
import { identityExportParts } from './export-parts.ts';
import { identityRoutes, type Others } from './identity.routes.ts';
import { identityJobs, identityPurges } from './purge-sessions.ts';

/** The entrance to the module of log-ins: sessions, passwords, one-time codes. */
export { requestCode } from './codes/ask-for-code.ts';
export { checkNewPassword } from './password/check-new-password.ts';
export { endSessionsOf } from './sessions/log-out.ts';
export { identifyBy, signedInBy } from './sessions/identify.ts';
export { actingAs as asThemselves } from './second-factor/acting-as.ts';
export { openStaffSession as enter, provePasswordOf } from './second-factor/open-staff-session.ts';
export { enrolFactor, forgetFactor, newSealedFactor, showFactor } from './second-factor/enrol.ts';
export { hashToken, newToken } from './common/secrets.ts';
export { requireOwnPassword } from './password/own-password.ts';
export { hashPassword } from './password/passwords.ts';
export { openPatientAccount } from './account/open-account.store.ts';
export { openProfile } from './sessions/open-profile.ts';
export { signOutEverywhere } from './sessions/sign-out-everywhere.ts';
export { withVerifiedCode as withProvenCode } from './codes/prove-code.ts';
export type { CompleteRegistration } from './sign-in/verify-code.ts';

/** `others`: what the modules above this one do for it. */
export const identityModule = (others: Others): AppModule => ({
  name: 'identity',
  routes: identityRoutes(others),
  subscriptions: identitySubscriptions,
  jobs: identityJobs,
  purges: identityPurges,
  exportParts: identityExportParts,
});
