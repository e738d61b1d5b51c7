import type { AppModule } from '#platform/module.ts';
import { checkInEarly } from './check-in-early.ts';
import { deleteOldPairings } from './devices.store.ts';
import { deleteOldUses } from './kiosk-code.store.ts';
import { endTickets } from './end-tickets.ts';
import { queueExportParts } from './export-parts.ts';
import { queueRoutes } from './queue.routes.ts';
import { queueSubscriptions } from './subscriptions.ts';

/** The entrance to the module of the queue: tickets, the front desk that runs it, and what hangs in the hall. */
export { deviceByToken, deviceOf } from './devices.ts';
export { ticketClosed, ticketNext } from './events.ts';
export { ticketSummary } from './hall.ts';
export { tokenInArabic } from './queue.texts.ts';
export { issueTicket } from './take-ticket.ts';
export { isOfDay } from './ticket-days.store.ts';
export { countWalkInsOf, walkInsOfDoctor } from './walk-ins-of-doctor.ts';
export { queueEvidenceOf } from './ended-tickets.store.ts';

export const queueModule: AppModule = {
  name: 'queue',
  routes: queueRoutes,
  subscriptions: queueSubscriptions,
  jobs: [checkInEarly, endTickets],
  purges: [
    { rows: 'device_pairing', batch: ({ db }, now, count) => deleteOldPairings(db, now, count) },
    { rows: 'kiosk_code_use', batch: ({ db }, now, count) => deleteOldUses(db, now, count) },
  ],
  exportParts: queueExportParts,
};
