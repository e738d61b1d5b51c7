import { support } from '@balsam/contract/support';
import type { Tx } from '../../platform/db/types.ts';
import { read, write, type Route } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeTicket } from './close-ticket.ts';
import { openTicket } from './open-ticket.ts';
import { showMessages, showTickets } from './read-tickets.ts';
import { readTicket, supportPersons } from './tickets.store.ts';
import { writeMessage } from './write-message.ts';

type RequestContext = { readonly tx: Tx; readonly platform: Platform; readonly after: (effect: () => void) => void };

/** The open screens of the patient and of support read the ticket again once this is committed. */
async function sayToBoth({ tx, platform, after }: RequestContext, id: number): Promise<void> {
  const { person_id } = await readTicket(tx, id);
  const persons = new Set([person_id, ...(await supportPersons(tx))]);
  after(() => {
    for (const person of persons) platform.realtime.tell(person, 'ticket', { id });
  });
}

/** Tickets and their talk. */
export const supportRoutes: readonly Route[] = [
  read(support.tickets, ({ db, call, query }) => showTickets(db, call, query)),
  write(support.open, async ({ call, body, ...occasion }) => {
    const ticket = await openTicket(occasion.tx, call, body);
    await sayToBoth(occasion, ticket.id);
    return ticket;
  }),
  write(support.messages, ({ tx, call, params, query }) => showMessages(tx, call, params.id, query)),
  write(support.write, async ({ call, params, body, ...occasion }) => {
    const message = await writeMessage(occasion.tx, call, params.id, body);
    await sayToBoth(occasion, params.id);
    return message;
  }),
  write(support.close, async ({ call, params, ...occasion }) => {
    const ticket = await closeTicket(occasion.tx, call, params.id);
    await sayToBoth(occasion, params.id);
    return ticket;
  }),
];
