import { ticketRules, type TicketTopic } from '@balsam/domain/support';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { ownReason } from '#modules/people/index.ts';
import { readerOf } from './read-tickets.ts';
import { ticketView } from './support.view.ts';
import { insertTicket, ownsOrder, readTicket } from './tickets.store.ts';
import { addMessage, type MessageRequest } from './write-message.ts';

type TicketRequest = MessageRequest & {
  readonly subject: string;
  readonly topic: TicketTopic;
  readonly order_id?: number | null | undefined;
};

/** Counts a ticket of the open profile. @throws too_many_tickets after ten in a day */
export async function countTicket(tx: Tx, { actor, now }: UserCall): Promise<void> {
  const today = instantAt(riyadhDay(now), 0);
  const count = { scope: 'tickets_of_person', key: String(actor.personId), bucket: today };
  if ((await countUp(tx, count, ticketRules.ticketsPerDay)) === undefined) throw fail('too_many_tickets');
}

/**
 * Asks for help, about an order of the open profile or about anything.
 * @throws message_empty, not_found for another's order or picture, too_many_tickets after ten in a day of the profile
 */
export async function openTicket(tx: Tx, call: UserCall, { subject, topic, order_id, ...message }: TicketRequest) {
  const { actor, now } = call;
  const { personId } = actor;
  const orderId = order_id ?? null;
  if (orderId !== null && !(await ownsOrder(tx, personId, orderId))) throw fail('not_found');
  await countTicket(tx, call);
  const id = await insertTicket(tx, {
    person_id: personId,
    order_id: orderId,
    subject,
    topic,
    waiting_since: now,
    created_at: now,
    updated_at: now,
  });
  await addMessage(tx, call, id, message);
  await audit(tx, call, { personId, action: 'write', what: 'ticket', recordId: id, why: ownReason(call) });
  return ticketView(await readTicket(tx, id), readerOf(call));
}
