import type { AppModule } from '#platform/module.ts';
import { purgeTickets } from './close-ticket.ts';
import { supportExportParts } from './export-parts.ts';
import { guestTicketPurge } from './purge-guest-tickets.ts';
import { unusedTicketPictures } from './unused-pictures.ts';
import { supportRoutes } from './support.routes.ts';

/** The entrance to the module of support: tickets, in which patients ask and support answers; guests write by Contact us. */
export { ticketAnswered } from './events.ts';
export { patientOfTicket } from './tickets.store.ts';
export { ticketOfPicture } from './support.policy.ts';

export const supportModule: AppModule = {
  name: 'support',
  routes: supportRoutes,
  unusedFiles: [unusedTicketPictures],
  purges: [guestTicketPurge],
  exportParts: supportExportParts,
  beforeClosing: [purgeTickets],
};
