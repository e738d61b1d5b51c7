import { auditLog } from './audit-log.ts';
import { billing } from './billing.ts';
import { booking } from './booking.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkIn } from './check-in.ts';
import { content } from './content.ts';
import { criticalResults } from './critical-results.ts';
import { contentDesk } from './content-desk.ts';
import { delivery } from './delivery.ts';
import { doctors } from './doctors.ts';
import { frontDesk } from './front-desk.ts';
import { pharmacyDesk } from './pharmacy-desk.ts';
import { family } from './family.ts';
import { healthEducation } from './health-education.ts';
import { hospital } from './hospital.ts';
import { identity } from './identity.ts';
import { admissions } from './admissions.ts';
import { inpatients } from './inpatients.ts';
import { insurance } from './insurance.ts';
import { medicalReports } from './medical-reports.ts';
import { medications } from './medications.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { addresses } from './orders/addresses.ts';
import { deliveryAreas } from './orders/delivery-areas.ts';
import { prescriptions } from './orders/prescriptions.ts';
import { doctor } from './doctor.ts';
import { ovr } from './ovr.ts';
import { packages } from './packages.ts';
import { people } from './people.ts';
import { prevention } from './prevention.ts';
import { privacy } from './privacy.ts';
import { promotions } from './promotions.ts';
import { queue } from './queue.ts';
import { queueDesk } from './queue/desk.ts';
import { queueDevices } from './queue/devices.ts';
import { queueDoctor } from './queue/doctor.ts';
import { ratings, reviewDesk } from './ratings.ts';
import { records } from './records.ts';
import { mediafiles, registration } from './registration.ts';
import { riders } from './riders.ts';
import { retention } from './retention.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { staff } from './staff.ts';
import { staffDay } from './staff-day.ts';
import { support } from './support.ts';
import { teleConsultation } from './tele-consultation.ts';
import { triage } from './triage.ts';
import { chat, visits } from './visits.ts';
import { waitingList } from './waiting-list.ts';

/** Every call of the wire, by module. The server must serve each; the web calls them by these names. */
export const contract = {
  identity,
  people,
  hospital,
  doctors,
  booking,
  queue,
  queueDesk,
  queueDevices,
  queueDoctor,
  checkIn,
  waitingList,
  billing,
  promotions,
  packages,
  insurance,
  notifications,
  ratings,
  reviewDesk,
  records,
  medications,
  medicalReports,
  prevention,
  sharing,
  content,
  healthEducation,
  contentDesk,
  family,
  registration,
  mediafiles,
  privacy,
  search,
  settings,
  retention,
  staff,
  staffDay,
  auditLog,
  frontDesk,
  catalogue,
  cart,
  addresses,
  deliveryAreas,
  orders,
  prescriptions,
  pharmacyDesk,
  delivery,
  riders,
  support,
  teleConsultation,
  visits,
  chat,
  triage,
  inpatients,
  admissions,
  criticalResults,
  ovr,
  doctor,
} as const;

export type Contract = typeof contract;

export type { CallInput, CallReply } from './call.ts';
export { callerOf, type Endpoint, type Caller, type DeviceCaller } from './endpoint.ts';
export { errors, type ErrorCode } from './errors/index.ts';
export type { Acknowledge, ServerEvents, ClientEvents } from './events.ts';
