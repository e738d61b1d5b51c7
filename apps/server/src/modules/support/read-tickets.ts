import { feedbackTopics, type TicketState } from '@balsam/domain/support';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { listMessages } from './messages.store.ts';
import { auditTicket, authorOf, lockOwnTicket, onlyOpenedBy, reasonOf, sideOf } from './support.policy.ts';
import { messageView, ticketView, type Reader } from './support.view.ts';
import { listTickets, markRead, readTicket } from './tickets.store.ts';

type Paged = { page?: number | undefined; limit?: number | undefined };

/** Who reads, as the views want to know it. */
export const readerOf = ({ actor, now }: UserCall): Reader => ({
  side: sideOf(actor),
  personId: authorOf(actor),
  now,
});

/** The open profile's tickets; for support those of everybody, the open ones unless it asks for others. */
export async function showTickets(
  sql: Sql,
  call: UserCall,
  query: Paged & { status?: TicketState | 'all' | undefined; about?: 'feedback' | undefined },
) {
  const page = pageOf(query);
  const reader = readerOf(call);
  const isStaff = reader.side === 'staff';
  const status = query.status ?? (isStaff ? 'open' : 'all');
  const wanted = {
    personId: isStaff ? undefined : call.actor.personId,
    openedBy: onlyOpenedBy(call.actor),
    state: status === 'all' ? undefined : status,
    topics: query.about === undefined ? undefined : feedbackTopics,
  };
  const { rows, total } = await listTickets(sql, wanted, page);
  const seen = isStaff ? new Set(rows.flatMap((row) => row.person_id ?? [])) : [call.actor.personId];
  const why = reasonOf(call);
  await audit(sql, call, ...[...seen].map((personId) => ({ personId, action: 'read', what: 'tickets', why }) as const));
  return { items: rows.map((row) => ticketView(row, reader)), total, page: page.page, limit: page.limit };
}

/** What was written in a ticket, oldest first; what is shown counts as read from then on. */
export async function showMessages(tx: Tx, call: UserCall, id: number, query: Paged) {
  const { person_id } = await lockOwnTicket(tx, call, id);
  const page = pageOf(query, undefined, 100);
  const reader = readerOf(call);
  const { rows, total } = await listMessages(tx, id, page);
  const mark = reader.side === 'staff' ? 'read_by_staff' : 'read_by_patient';
  await markRead(tx, id, mark, rows.at(-1)?.id ?? 0);
  await auditTicket(tx, call, 'read', { id, person_id });
  return {
    items: rows.map((row) => messageView(row, reader)),
    total,
    page: page.page,
    limit: page.limit,
    ticket: ticketView(await readTicket(tx, id), reader),
  };
}
