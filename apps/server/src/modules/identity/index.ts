/** The only door of the room of log-ins: sessions, passwords, one-time codes. */
export { identityDue } from './tidy.ts';
export { identityRoutes } from './identity.routes.ts';
export { identitySubscriptions } from './deliver-code.ts';
export { identifyBy, signedInBy } from './identify.ts';
export { hashPassword } from './passwords.ts';
