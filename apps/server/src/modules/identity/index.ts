import type { AppModule } from '../../platform/module.ts';
import { identitySubscriptions } from './deliver-code.ts';
import { identityExportParts } from './export-parts.ts';
import { identityRoutes, type Others } from './identity.routes.ts';
import { identityDue, identityPurges } from './tidy.ts';

/** The only door of the room of log-ins: sessions, passwords, one-time codes. */
export { askForCode } from './ask-for-code.ts';
export { checkNewPassword } from './check-new-password.ts';
export { endSessionsOf } from './log-out.ts';
export { identifyBy, signedInBy } from './identify.ts';
export { asThemselves } from './second-factor/as-themselves.ts';
export { enter, provePasswordOf } from './second-factor/enter.ts';
export { enrolFactor, forgetFactor, newSealedFactor, showFactor } from './second-factor/enrol.ts';
export { hashToken, newToken } from './secrets.ts';
export { requireOwnPassword } from './own-password.ts';
export { hashPassword } from './passwords.ts';
export { openPatientAccount } from './open-account.store.ts';
export { openProfile } from './open-profile.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export { withProvenCode } from './prove-code.ts';
export type { CompleteRegistration } from './verify-code.ts';

/** `others`: what the modules above this one do for it. */
export const identityModule = (others: Others): AppModule => ({
  name: 'identity',
  routes: identityRoutes(others),
  subscriptions: identitySubscriptions,
  jobs: identityDue,
  purges: identityPurges,
  exportParts: identityExportParts,
});
