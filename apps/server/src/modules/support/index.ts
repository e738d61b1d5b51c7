/** The only door of the room of support: tickets, in which patients ask and support answers. */
export { forgetTickets } from './close-ticket.ts';
export { ticketAnswered } from './events.ts';
export { supportExportParts } from './export-parts.ts';
export { forgetTicketPictures } from './forget-pictures.ts';
export { patientOfTicket } from './patient-of-ticket.ts';
export { ticketOfPicture } from './support.policy.ts';
export { supportRoutes } from './support.routes.ts';
