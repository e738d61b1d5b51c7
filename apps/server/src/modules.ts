import { sandboxModule } from './gateways/payment/sandbox/index.ts';
import { beginBy, billingModule, topUpPayable, type Payables } from './modules/billing/index.ts';
import { admissionsModule } from './modules/admissions/index.ts';
import { auditLogModule } from './modules/audit-log/index.ts';
import { appointmentPayable, bookingModule, seesPhotoOf, type FollowVisit } from './modules/booking/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { checkInFollows, checkInModule } from './modules/check-in/index.ts';
import { contentModule } from './modules/content/index.ts';
import { deliveriesOf, deliveryModule, patientOfProof, positionHandler } from './modules/delivery/index.ts';
import { pharmacyDeskModule } from './modules/pharmacy-desk/index.ts';
import { doctorDashboardModule } from './modules/doctor-dashboard/index.ts';
import { doctorsModule } from './modules/doctors/index.ts';
import { familyModule, isFamily } from './modules/family/index.ts';
import { frontDeskModule } from './modules/front-desk/index.ts';
import { hospitalModule } from './modules/hospital/index.ts';
import { identifyBy as identifyUserBy, identityModule, signedInBy } from './modules/identity/index.ts';
import { inpatientsModule } from './modules/inpatients/index.ts';
import { insuranceModule } from './modules/insurance/index.ts';
import { medicalReportsModule } from './modules/medical-reports/index.ts';
import { medicationsModule } from './modules/medications/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { cartOwed, hidesPrescriptionPicture, orderPayable, ordersModule } from './modules/orders/index.ts';
import { ovrModule } from './modules/ovr/index.ts';
import { packagesModule, termPayable } from './modules/packages/index.ts';
import { peopleModule } from './modules/people/index.ts';
import { preventionModule } from './modules/prevention/index.ts';
import { privacyModule } from './modules/privacy/index.ts';
import { promotionsModule } from './modules/promotions/index.ts';
import { deviceByToken, deviceOf, issueTicket, queueModule, queueEvidenceOf } from './modules/queue/index.ts';
import { ratingsModule } from './modules/ratings/index.ts';
import { recordsModule } from './modules/records/index.ts';
import { admitUpload, completeRegistration, keepIdPhoto, registrationModule } from './modules/registration/index.ts';
import { retentionModule } from './modules/retention/index.ts';
import { searchModule } from './modules/search/index.ts';
import { settingsModule } from './modules/settings/index.ts';
import { sharingModule } from './modules/sharing/index.ts';
import { staffModule } from './modules/staff/index.ts';
import { staffDashboardModule } from './modules/staff-dashboard/index.ts';
import { supportModule, ticketOfPicture } from './modules/support/index.ts';
import { callEvidenceOf, callHandlers, teleConsultationModule } from './modules/tele-consultation/index.ts';
import { publishWords, surveysFollow, triageModule, withdrawWords } from './modules/triage/index.ts';
import { patientOfPicture as patientOfVisitPicture, tellingFollows, visitsModule } from './modules/visits/index.ts';
import type { Db } from './platform/db/types.ts';
import { waitingListModule } from './modules/waiting-list/index.ts';
import { purgeJob } from './platform/jobs/purge.ts';
import { deleteUnusedFiles } from './platform/storage/purge-unused.ts';
import type { AppModule } from './platform/module.ts';
import { platformModule } from './platform/platform-module.ts';
import type { Platform } from './platform/platform.ts';
import type { SocketHandlers } from './platform/realtime/socket-handlers.ts';
import type { SocketUser } from './platform/realtime/typed-server.ts';

/** What can be paid for, by the purpose that a payment names. */
const payables: Payables = {
  appointment: appointmentPayable,
  order: orderPayable,
  package: termPayable,
  wallet: topUpPayable,
};

/** What was told before a visit is with the one in its place as soon as that is there. */
const followVisit: FollowVisit = async (tx, succession) => {
  for (const follow of [tellingFollows, checkInFollows, surveysFollow]) await follow(tx, succession);
};

/** In the order in which their parts stand in the copy of a person's data. */
const basic: readonly AppModule[] = [
  peopleModule({
    admitUpload,
    keepIdPhoto,
    isFamily,
    ticketOfPicture,
    patientOfProof,
    hidesPrescriptionPicture,
    patientOfVisitPicture,
    seesPhotoOf,
  }),
  familyModule,
  registrationModule,
  hospitalModule,
  admissionsModule,
  bookingModule({ callEvidenceOf, queueEvidenceOf, issueTicket, followVisit }),
  ratingsModule,
  doctorsModule,
  queueModule,
  waitingListModule(followVisit),
  teleConsultationModule,
  promotionsModule,
  packagesModule,
  insuranceModule,
  sandboxModule,
  billingModule({ payables, cartOwed }),
  ordersModule({ beginPayment: beginBy(payables), deliveriesOf }),
  deliveryModule,
  supportModule,
  catalogueModule,
  cartModule,
  pharmacyDeskModule,
  notificationsModule,
  recordsModule,
  visitsModule,
  inpatientsModule,
  ovrModule,
  doctorDashboardModule,
  checkInModule(issueTicket),
  medicationsModule({ beginPayment: beginBy(payables), deliveriesOf }),
  medicalReportsModule,
  preventionModule,
  triageModule,
  sharingModule,
  contentModule({ publish: publishWords, withdraw: withdrawWords }),
  searchModule,
  settingsModule,
  retentionModule,
  staffModule,
  frontDeskModule,
  auditLogModule,
  staffDashboardModule,
  platformModule,
];

/** The modules of the system: those that gather what others give stand above them. */
const identity = identityModule({
  completeRegistration,
  beforeClosing: basic.flatMap(({ beforeClosing = [] }) => beforeClosing),
});
export const modules: readonly AppModule[] = [
  identity,
  ...basic,
  privacyModule([...basic, identity].flatMap(({ exportParts = [] }) => exportParts)),
];

export const routes = modules.flatMap((module) => module.routes ?? []);
export const extraRoutes = modules.flatMap((module) => module.extraRoutes ?? []);
export const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
/** Rows that are kept for a time only. */
export const purges = modules.flatMap((module) => module.purges ?? []);
/** Files that were uploaded for something and may not be used for it. */
export const unusedFiles = modules.flatMap((module) => module.unusedFiles ?? []);
export const jobs = [
  ...modules.flatMap((module) => module.jobs ?? []),
  ...unusedFiles.map(deleteUnusedFiles),
  purgeJob(purges),
];

/** What browsers may send over the socket. */
export const socketHandlersOf = (platform: Platform): SocketHandlers => ({
  position: positionHandler(platform),
  ...callHandlers(platform),
});

/** The actor of a request: somebody with a log-in, a paired device, or a guest. */
export const identifyBy = (db: Db): Platform['identify'] => {
  const identifyUser = identifyUserBy(db);
  return async (request, now) => {
    const actor = await identifyUser(request, now);
    return actor.kind === 'guest' ? ((await deviceOf(db, request, now)) ?? actor) : actor;
  };
};

/** Who may open a socket: somebody with a log-in, or a paired device, by the token. A line comes back by itself: nobody of the staff need be there. */
export const socketUserBy = async (db: Db, token: string, now: Date): Promise<SocketUser | undefined> =>
  (await signedInBy(db, token, now, true)) ?? deviceByToken(db, token, now);

export { signedInBy };
