import { isBlank } from '@balsam/domain/text';
import { afterWriting, mayWriteTo, ticketRules } from '@balsam/domain/support';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ticketAnswered } from './events.ts';
import { insertMessage, isOwnPicture, readMessage } from './messages.store.ts';
import { readerOf } from './read-tickets.ts';
import { auditTicket, authorOf, lockOwnTicket, sideOf } from './support.policy.ts';
import { messageView } from './support.view.ts';
import { readTicket, updateTicket } from './tickets.store.ts';

export type MessageRequest = {
  readonly text: string;
  readonly file_id?: string | null | undefined;
  readonly attachment?: string | null | undefined;
};

/** Adds what the caller wrote to a ticket that they may write in; answers its id. */
export async function addMessage(
  tx: Tx,
  call: UserCall,
  ticketId: number,
  { text, file_id, attachment }: MessageRequest,
): Promise<number> {
  const { actor, now } = call;
  const pictures = new Set([file_id, attachment].filter((id) => typeof id === 'string'));
  const [file = null] = pictures;
  if (isBlank(text) && file === null) throw fail('message_empty', { path: 'text' });
  for (const picture of pictures) if (!(await isOwnPicture(tx, actor.personId, picture))) throw fail('not_found');
  const id = await insertMessage(tx, {
    ticket_id: ticketId,
    author_id: authorOf(actor),
    from_staff: sideOf(actor) === 'staff',
    text,
    file_id: file,
    created_at: now,
  });
  if (id === undefined) throw fail('not_found');
  return id;
}

/**
 * Writes in a ticket. The patient's message waits for an answer and opens a ticket again that was closed within a week; support's is the
 * answer, of which the patient is told once until they read it. A message that support has not read waits on, whatever is written meanwhile.
 * @throws ticket_of_guest, ticket_closed, message_empty, not_found for another's ticket or picture, too_many_requests
 */
export async function writeMessage(tx: Tx, call: UserCall, ticketId: number, message: MessageRequest) {
  const { actor, now } = call;
  const ticket = await lockOwnTicket(tx, call, ticketId);
  const may = mayWriteTo({ isOfGuest: ticket.person_id === null });
  assertAllowed(may);
  const side = sideOf(actor);
  const { unread_by_patient, unread_by_staff: unreadByStaff } = await readTicket(tx, ticketId);
  const state = afterWriting({ state: ticket.state, closedAt: ticket.closed_at, unreadByStaff }, side, now);
  if (state === undefined) throw fail('ticket_closed');
  const today = instantAt(riyadhDay(now), 0);
  const count = { scope: 'ticket_messages', key: String(actor.accountId), bucket: today };
  if ((await countUp(tx, count, ticketRules.messagesPerDay)) === undefined) throw fail('too_many_requests');
  const id = await addMessage(tx, call, ticketId, message);
  await updateTicket(tx, ticketId, {
    state,
    closed_at: null,
    waiting_since: state === 'open' ? (ticket.waiting_since ?? now) : null,
    updated_at: now,
  });
  if (side === 'staff' && unread_by_patient === 0) await publish(tx, ticketAnswered, { ticket_id: ticketId }, now);
  await auditTicket(tx, call, 'write', ticket);
  return messageView(await readMessage(tx, id), readerOf(call));
}
