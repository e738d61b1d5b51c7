import { admissionsErrors } from './admissions.ts';
import { billingErrors } from './billing.ts';
import { bookingErrors } from './booking.ts';
import { commonErrors } from './common.ts';
import { checkInErrors } from './check-in.ts';
import { consultationErrors } from './consultation.ts';
import { contentErrors } from './content.ts';
import { deliveryErrors } from './delivery.ts';
import { pharmacyDeskErrors } from './pharmacy-desk.ts';
import { familyErrors } from './family.ts';
import { hospitalErrors } from './hospital.ts';
import { identityErrors } from './identity.ts';
import { medicalReportsErrors } from './medical-reports.ts';
import { medicationsErrors } from './medications.ts';
import { notificationsErrors } from './notifications.ts';
import { peopleErrors } from './people.ts';
import { privacyErrors } from './privacy.ts';
import { catalogueErrors } from './catalogue.ts';
import { cartErrors } from './cart.ts';
import { ordersErrors } from './orders.ts';
import { ovrErrors } from './ovr.ts';
import { packagesErrors } from './packages.ts';
import { insuranceErrors } from './insurance.ts';
import { promotionsErrors } from './promotions.ts';
import { supportErrors } from './support.ts';
import { queueErrors } from './queue.ts';
import { ratingsErrors } from './ratings.ts';
import { recordsErrors } from './records.ts';
import { registrationErrors } from './registration.ts';
import { settingsErrors } from './settings.ts';
import { sharingErrors } from './sharing.ts';
import { staffErrors } from './staff.ts';
import { triageErrors } from './triage.ts';
import { visitsErrors } from './visits.ts';
import { waitingListErrors } from './waiting-list.ts';

/** Every code that a reply can carry. A use of one that is not here does not compile. */
export const errors = {
  ...commonErrors,
  ...identityErrors,
  ...hospitalErrors,
  ...admissionsErrors,
  ...bookingErrors,
  ...billingErrors,
  ...checkInErrors,
  ...consultationErrors,
  ...notificationsErrors,
  ...peopleErrors,
  ...privacyErrors,
  ...queueErrors,
  ...ratingsErrors,
  ...recordsErrors,
  ...ovrErrors,
  ...medicationsErrors,
  ...medicalReportsErrors,
  ...sharingErrors,
  ...registrationErrors,
  ...settingsErrors,
  ...staffErrors,
  ...contentErrors,
  ...familyErrors,
  ...catalogueErrors,
  ...cartErrors,
  ...ordersErrors,
  ...insuranceErrors,
  ...promotionsErrors,
  ...packagesErrors,
  ...supportErrors,
  ...pharmacyDeskErrors,
  ...deliveryErrors,
  ...visitsErrors,
  ...triageErrors,
  ...waitingListErrors,
} as const;

export type ErrorCode = keyof typeof errors;
