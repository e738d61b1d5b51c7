import type { AppModule } from '#platform/module.ts';
import { purgeRegistrations } from './purge-registrations.ts';
import { registrationRoutes } from './registration.routes.ts';
import { registrationSubscriptions } from './notify-people.ts';

/** The entrance to the module of registrations: becoming a person with a log-in. */
export { completeRegistration } from './complete-registration.ts';
export { validatePerson } from './validate-registration.ts';
export { endRegistrationsOf } from './registration.store.ts';
export { validateCorrection, type CorrectedColumns } from './validate-correction.ts';
export { admitUpload, keepIdPhoto } from './id-photo.ts';

export const registrationModule: AppModule = {
  name: 'registration',
  routes: registrationRoutes,
  subscriptions: registrationSubscriptions,
  jobs: [purgeRegistrations],
};
