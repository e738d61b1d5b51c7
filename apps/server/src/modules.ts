import { sandboxModule } from './gateways/payment/sandbox/index.ts';
import { beginBy, billingModule, type Payables } from './modules/billing/index.ts';
import { appointmentPayable, bookingModule } from './modules/booking/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { contentModule } from './modules/content/index.ts';
import { deliveriesOf, deliveryModule, patientOfProof, recordPosition } from './modules/delivery/index.ts';
import { pharmacyDeskModule } from './modules/pharmacy-desk/index.ts';
import { familyModule, isFamily } from './modules/family/index.ts';
import { hospitalModule } from './modules/hospital/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { orderPayable, ordersModule } from './modules/orders/index.ts';
import { peopleModule } from './modules/people/index.ts';
import { privacyModule } from './modules/privacy/index.ts';
import { recordsModule } from './modules/records/index.ts';
import { admitUpload, completeRegistration, keepIdPhoto, registrationModule } from './modules/registration/index.ts';
import { staffModule } from './modules/staff/index.ts';
import { supportModule, ticketOfPicture } from './modules/support/index.ts';
import { purgeJob } from './platform/jobs/purge.ts';
import type { AppModule } from './platform/module.ts';
import { platformModule } from './platform/platform-module.ts';

/** What can be paid for, by the purpose that a payment names. */
const payables: Payables = { appointment: appointmentPayable, order: orderPayable };

/** In the order in which their parts stand in the copy of a person's data. */
const basic: readonly AppModule[] = [
  peopleModule({ admitUpload, keepIdPhoto, isFamily, ticketOfPicture, patientOfProof }),
  familyModule,
  registrationModule,
  hospitalModule,
  bookingModule,
  sandboxModule,
  billingModule(payables),
  ordersModule({ beginPayment: beginBy(payables), deliveriesOf }),
  deliveryModule,
  supportModule,
  catalogueModule,
  cartModule,
  pharmacyDeskModule,
  notificationsModule,
  recordsModule,
  contentModule,
  staffModule,
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
export const jobs = [
  ...modules.flatMap((module) => module.jobs ?? []),
  purgeJob(modules.flatMap(({ purges = [] }) => purges)),
];

/** What browsers may send over the socket. */
export const socketHandlers = { position: recordPosition };

export { identifyBy, signedInBy } from './modules/identity/index.ts';
