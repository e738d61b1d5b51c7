import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { eraseTickets } from './closing.store.ts';
import { readerOf } from './read-tickets.ts';
import { auditTicket, lockOwnTicket, sideOf } from './support.policy.ts';
import { ticketView } from './support.view.ts';
import { readTicket, updateTicket } from './tickets.store.ts';

/**
 * Closes a ticket, by either side; one that is closed stays as it is. Support closes only what it has read to its end: what a patient wrote
 * in the same moment would wait for an answer where nobody looks.
 * @throws not_found, ticket_unread
 */
export async function closeTicket(tx: Tx, call: UserCall, id: number) {
  const { person_id, state } = await lockOwnTicket(tx, call, id);
  const { now } = call;
  const { unread_by_staff: unread } = await readTicket(tx, id);
  if (state !== 'closed' && sideOf(call.actor) === 'staff' && unread > 0) throw fail('ticket_unread');
  if (state !== 'closed')
    await updateTicket(tx, id, { state: 'closed', closed_at: now, waiting_since: null, updated_at: now });
  await auditTicket(tx, call, 'write', { id, person_id });
  return ticketView(await readTicket(tx, id), readerOf(call));
}

/** Before an account is deleted: what was said to support goes with it, the pictures too (DECISIONS §3). */
export async function purgeTickets(tx: Tx, personId: number, { files }: Pick<Platform, 'files'>): Promise<void> {
  const pictures = await eraseTickets(tx, personId);
  for (const picture of pictures) await files.remove(tx, picture);
}
