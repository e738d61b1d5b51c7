import type { AppModule } from '#platform/module.ts';
import type { BeginPayment } from '#modules/billing/index.ts';
import type { DeliveriesOf } from '#modules/orders/index.ts';
import { eraseContactOfRefills } from './erase-contact.store.ts';
import { medicationsExportParts } from './export-parts.ts';
import { medicationsSubscriptions } from './follow-orders.ts';
import { medicationsRoutes } from './medications.routes.ts';
import { sendDoseReminders } from './remind.ts';
import { tellOfSubscriptions } from './subscriptions.ts';

/** The entrance to the module of medicines: what is taken, more of it, and being reminded of it. */
export { doseDue, refillMoved, subscriptionDue } from './events.ts';
export { doseOwner, refillOwner, subscriptionOwner } from './summaries.ts';

type Dependencies = { readonly beginPayment: BeginPayment; readonly deliveriesOf: DeliveriesOf };

/** Both as the module of orders has them, which a refill becomes an order of. */
export const medicationsModule = ({ beginPayment, deliveriesOf }: Dependencies): AppModule => ({
  name: 'medications',
  routes: medicationsRoutes(beginPayment, deliveriesOf),
  subscriptions: medicationsSubscriptions,
  jobs: [sendDoseReminders, tellOfSubscriptions],
  exportParts: medicationsExportParts,
  beforeClosing: [eraseContactOfRefills],
});
