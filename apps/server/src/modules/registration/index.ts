/** The only door of the room of registrations: becoming a person with a log-in. */
export { completeRegistration } from './complete-registration.ts';
export { forgetRegistrations } from './forget-registrations.ts';
export { admitUpload, keepIdPhoto } from './id-photo.ts';
export { registrationRoutes } from './registration.routes.ts';
export { registrationSubscriptions } from './tell-people.ts';
