import { support } from '@balsam/contract/support';
import type { Tx } from '#platform/db/types.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { closeTicket } from './close-ticket.ts';
import { contactUs } from './contact-us.ts';
import { openTicket } from './open-ticket.ts';
import { showMessages, showTickets } from './read-tickets.ts';
import { readTicket, supportPersons } from './tickets.store.ts';
import { writeMessage } from './write-message.ts';

type RequestContext = { readonly tx: Tx; readonly platform: Platform; readonly after: (effect: () => void) => void };

/** The open screens of the patient, if it is one's, and of support read the ticket again once this is committed. */
async function pushToBothSides({ tx, platform, after }: RequestContext, id: number): Promise<void> {
  const { person_id } = await readTicket(tx, id);
  const persons = new Set([...(person_id === null ? [] : [person_id]), ...(await supportPersons(tx))]);
  after(() => {
    for (const person of persons) platform.realtime.send(person, 'ticket', { id });
  });
}

/** Tickets and their messages. */
export const supportRoutes: readonly Route[] = [
  read(support.tickets, ({ db, call, query }) => showTickets(db, call, query)),
  write(support.open, async ({ call, body, ...context }) => {
    const ticket = await openTicket(context.tx, call, body);
    await pushToBothSides(context, ticket.id);
    return ticket;
  }),
  write(support.feedback, async ({ call, body, ...context }) => {
    const ticket = await openTicket(context.tx, call, { ...body, subject: '' });
    await pushToBothSides(context, ticket.id);
    return ticket;
  }),
  write(support.contact, async ({ call, body, ...context }) => {
    const ticket = await contactUs(context.tx, context.platform, call, body);
    await pushToBothSides(context, ticket.id);
    return ticket;
  }),
  write(support.messages, ({ tx, call, params, query }) => showMessages(tx, call, params.id, query)),
  write(support.write, async ({ call, params, body, ...context }) => {
    const message = await writeMessage(context.tx, call, params.id, body);
    await pushToBothSides(context, params.id);
    return message;
  }),
  write(support.close, async ({ call, params, ...context }) => {
    const ticket = await closeTicket(context.tx, call, params.id);
    await pushToBothSides(context, params.id);
    return ticket;
  }),
];
