import type { FastifyInstance } from 'fastify';
import { exportParts } from './export-parts.ts';
import { serveSandboxGateway } from './gateways/payment/sandbox/index.ts';
import {
  closeOrders,
  forgetPictures,
  orderPayable,
  ordersRoutes,
  ordersSubscriptions,
  releaseUnpaid,
} from './modules/orders/index.ts';
import {
  beginBy,
  billingDue,
  billingRoutes,
  billingSubscriptions,
  servePaymentWebhooks,
  type Payables,
} from './modules/billing/index.ts';
import { appointmentPayable, bookingDue, bookingRoutes, bookingSubscriptions } from './modules/booking/index.ts';
import { cartRoutes, cartSubscriptions, guestCartPurge } from './modules/cart/index.ts';
import { catalogueRoutes, forgetFavourites } from './modules/catalogue/index.ts';
import { contentRoutes } from './modules/content/index.ts';
import {
  closeDeliveries,
  deliveriesOf,
  deliveryDue,
  deliveryRoutes,
  deliverySubscriptions,
  patientOfProof,
  placePurge,
  takePosition,
} from './modules/delivery/index.ts';
import { deskRoutes, deskSubscriptions } from './modules/desk/index.ts';
import { familyRoutes, isFamily } from './modules/family/index.ts';
import { hospitalRoutes, extendSchedules } from './modules/hospital/index.ts';
import { identityDue, identityPurges, identityRoutes, identitySubscriptions } from './modules/identity/index.ts';
import { notificationPurge, notificationsRoutes, notificationsSubscriptions } from './modules/notifications/index.ts';
import { mediafilesRoutes, peopleRoutes } from './modules/people/index.ts';
import { privacyDue, privacyRoutes } from './modules/privacy/index.ts';
import { eraseContactInRecords, recordsRoutes } from './modules/records/index.ts';
import {
  admitUpload,
  completeRegistration,
  forgetRegistrations,
  keepIdPhoto,
  registrationRoutes,
  registrationSubscriptions,
} from './modules/registration/index.ts';
import { staffRoutes } from './modules/staff/index.ts';
import { forgetTicketPictures, forgetTickets, supportRoutes, ticketOfPicture } from './modules/support/index.ts';
import { sealAuditWork } from './platform/audit/seal.ts';
import type { Route } from './platform/http/serve.ts';
import type { DueWork } from './platform/jobs/due.ts';
import { platformPurges } from './platform/jobs/platform-purges.ts';
import { purgeJob } from './platform/jobs/purge.ts';
import { messageSubscriptions } from './platform/messages/messages.ts';
import { messagePurges } from './platform/messages/purge-messages.ts';
import type { Subscription } from './platform/outbox/outbox.ts';
import type { Platform } from './platform/platform.ts';

/** What can be paid for, by the purpose that a payment names. */
const payables: Payables = { appointment: appointmentPayable, order: orderPayable };

/** The rooms of the house, by what each brings to it. */
export const routes: readonly Route[] = [
  ...identityRoutes({
    completeRegistration,
    beforeClosing: [closeOrders, closeDeliveries, forgetFavourites, forgetTickets, eraseContactInRecords],
  }),
  ...peopleRoutes,
  ...registrationRoutes,
  ...mediafilesRoutes({ admitUpload, keepIdPhoto, isFamily, ticketOfPicture, patientOfProof }),
  ...hospitalRoutes,
  ...bookingRoutes,
  ...billingRoutes(payables),
  ...notificationsRoutes,
  ...recordsRoutes,
  ...privacyRoutes,
  ...contentRoutes,
  ...familyRoutes,
  ...staffRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...deskRoutes,
  ...ordersRoutes(beginBy(payables), deliveriesOf),
  ...deliveryRoutes,
  ...supportRoutes,
];
export const subscriptions: readonly Subscription[] = [
  ...messageSubscriptions,
  ...identitySubscriptions,
  ...bookingSubscriptions,
  ...billingSubscriptions(payables),
  ...notificationsSubscriptions,
  ...cartSubscriptions,
  ...ordersSubscriptions,
  ...deliverySubscriptions,
  ...deskSubscriptions,
  ...registrationSubscriptions,
];
export const dueWorks: readonly DueWork[] = [
  ...bookingDue,
  ...billingDue(payables),
  ...identityDue,
  ...privacyDue(exportParts),
  forgetRegistrations,
  extendSchedules,
  forgetPictures,
  forgetTicketPictures,
  ...deliveryDue,
  releaseUnpaid,
  purgeJob([...platformPurges, ...messagePurges, ...identityPurges, notificationPurge, guestCartPurge, placePurge]),
  sealAuditWork,
];

/** What browsers may say over the socket. */
export const heard = { position: takePosition };

export { identifyBy, signedInBy } from './modules/identity/index.ts';

/** What is served outside the contract: the providers' webhooks, and the sandbox gateway's own page. */
export async function serveBesides(http: FastifyInstance, platform: Platform): Promise<void> {
  await servePaymentWebhooks(http, platform, payables);
  if (platform.gateways.card.name === 'sandbox') await serveSandboxGateway(http, platform);
}
