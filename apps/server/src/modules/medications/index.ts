import type { AppModule } from '#platform/module.ts';
import { eraseContactOfRefills } from './erase-contact.store.ts';
import { medicationsExportParts } from './export-parts.ts';
import { medicationsSubscriptions } from './follow-orders.ts';
import { medicationsRoutes } from './medications.routes.ts';
import { sendDoseReminders } from './remind.ts';
import { tellOfSubscriptions } from './subscriptions.ts';

/** The entrance to the module of medicines: what is taken, more of it, and being reminded of it. */
export { doseDue, refillMoved, subscriptionDue } from './events.ts';
export { doseOwner, refillOwner, subscriptionOwner } from './summaries.ts';

export const medicationsModule: AppModule = {
  name: 'medications',
  routes: medicationsRoutes,
  subscriptions: medicationsSubscriptions,
  jobs: [sendDoseReminders, tellOfSubscriptions],
  exportParts: medicationsExportParts,
  beforeClosing: [eraseContactOfRefills],
};
