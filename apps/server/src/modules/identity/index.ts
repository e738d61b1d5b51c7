/** The only door of the room of log-ins: sessions, passwords, one-time codes. */
export { askAgain, askForCode, type CodeAsked, type CodeWish } from './ask-for-code.ts';
export { checkNewPassword } from './check-new-password.ts';
export { endSessionsOf } from './log-out.ts';
export { identityDue } from './tidy.ts';
export { identityRoutes } from './identity.routes.ts';
export { identitySubscriptions } from './deliver-code.ts';
export { identifyBy, signedInBy } from './identify.ts';
export { identityExportParts } from './export-parts.ts';
export { asThemselves } from './second-factor/as-themselves.ts';
export { enter, provePasswordOf } from './second-factor/enter.ts';
export { enrolFactor, forgetFactor, newSealedFactor, showFactor } from './second-factor/enrol.ts';
export { hashToken, newToken } from './secrets.ts';
export { requireOwnPassword } from './own-password.ts';
export { hashPassword } from './passwords.ts';
export { openProfile } from './open-profile.ts';
export { openSession, type SessionWish } from './open-session.ts';
export { withProvenCode } from './prove-code.ts';
export type { CompleteRegistration } from './verify-code.ts';
