import { billingExportParts } from './modules/billing/index.ts';
import { bookingExportParts } from './modules/booking/index.ts';
import { catalogueExportParts } from './modules/catalogue/index.ts';
import { deliveryExportParts } from './modules/delivery/index.ts';
import { familyExportParts } from './modules/family/index.ts';
import { identityExportParts } from './modules/identity/index.ts';
import { notificationsExportParts } from './modules/notifications/index.ts';
import { ordersExportParts } from './modules/orders/index.ts';
import { peopleExportParts } from './modules/people/index.ts';
import { recordsExportParts } from './modules/records/index.ts';
import { supportExportParts } from './modules/support/index.ts';
import type { ExportPart } from './platform/export/part.ts';

/** What each room gives to the copy of a person's data, in the order in which it is made. */
export const exportParts: readonly ExportPart[] = [
  ...peopleExportParts,
  ...familyExportParts,
  ...identityExportParts,
  ...bookingExportParts,
  ...billingExportParts,
  ...ordersExportParts,
  ...deliveryExportParts,
  ...supportExportParts,
  ...catalogueExportParts,
  ...notificationsExportParts,
  ...recordsExportParts,
];
