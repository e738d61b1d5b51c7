import { roleMay } from '@balsam/domain/identity';
import type { TicketSide } from '@balsam/domain/support';
import type { SignedIn } from '#platform/access/actor.ts';
import { audit, type AuditEntry, type Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownReason } from '#modules/people/index.ts';
import { openerOf, ticketWithPicture } from './messages.store.ts';
import { lockTicket } from './tickets.store.ts';

/** On which side of a ticket a caller stands: support and the administrators answer those of everybody. */
export const sideOf = ({ roleId }: Pick<SignedIn, 'roleId'>): TicketSide =>
  roleMay(roleId, 'answer_tickets') ? 'staff' : 'patient';

/** Why the caller touches a ticket. */
export const reasonOf = (call: UserCall): Reason => (sideOf(call.actor) === 'staff' ? 'staff' : ownReason(call));

/** Writes down who touched a ticket. A guest's has no person who could read that. */
export async function auditTicket(
  sql: Sql,
  call: UserCall,
  action: AuditEntry['action'],
  { id, person_id }: { readonly id: number; readonly person_id: number | null },
): Promise<void> {
  if (person_id === null) return;
  await audit(sql, call, { personId: person_id, action, what: 'ticket', recordId: id, why: reasonOf(call) });
}

/** Who writes: the person at the keyboard, who may be a guardian. */
export const authorOf = ({ personId, guardianId }: SignedIn): number => guardianId ?? personId;

/** Of whose opening a caller sees tickets only: what somebody from 15 on asks support is theirs alone, also where a guardian works in their profile. */
export const onlyOpenedBy = ({ guardianAccess, guardianId }: SignedIn): number | undefined =>
  guardianAccess === 'limited' ? guardianId : undefined;

async function mayRead(sql: Sql, actor: SignedIn, ticket: { readonly id: number; readonly person_id: number | null }) {
  if (sideOf(actor) === 'staff') return true;
  if (ticket.person_id !== actor.personId) return false;
  const opener = onlyOpenedBy(actor);
  return opener === undefined || (await openerOf(sql, ticket.id)) === opener;
}

/** A ticket that the caller may read and write in, locked; anybody else's reads as `not_found`. */
export async function lockOwnTicket(tx: Tx, { actor }: UserCall, id: number) {
  const ticket = await lockTicket(tx, id);
  if (!ticket || !(await mayRead(tx, actor, ticket))) throw fail('not_found');
  return ticket;
}

/** Whose ticket a picture was sent in: nobody's when the caller may not read that ticket, undefined when it was sent in none. */
export async function ticketOfPicture(sql: Sql, actor: SignedIn, fileId: string): Promise<number | null | undefined> {
  const ticket = await ticketWithPicture(sql, fileId);
  return ticket && ((await mayRead(sql, actor, ticket)) ? ticket.person_id : null);
}
