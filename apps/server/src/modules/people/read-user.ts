import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { freeVisitOf } from './free-visit.ts';
import { findRelation, findUser } from './persons.store.ts';
import { ownPerson, ownReason } from './persons.policy.ts';
import { hasAgreedTerms } from './terms.ts';
import { userView } from './users.view.ts';

/** The User of the open profile without an audit entry: for the log-in itself. */
export async function userOf(sql: Sql, call: UserCall) {
  const { actor, now } = call;
  const row = await findUser(sql, actor.personId);
  if (!row) throw fail('not_found');
  const agreedTerms = await hasAgreedTerms(sql, actor, now);
  const relation = actor.guardianId === undefined ? null : await findRelation(sql, actor.guardianId, actor.personId);
  const free = await freeVisitOf(sql, actor.personId);
  const firstFreePromo = free ? [{ status: free.status, appointment_id: free.appointmentId }] : [];
  return userView(row, { firstFreePromo, agreedTerms, isDependent: actor.guardianId !== undefined, relation });
}

/** The open profile; another person's id or MRN is `not_found`. The read is audited (D3.05). */
export async function readUser(sql: Sql, call: UserCall, query: { id?: number | undefined; mrn?: string | undefined }) {
  const personId = ownPerson(call, query.id ?? call.actor.personId);
  if (query.mrn !== undefined && query.mrn !== call.actor.mrn) throw fail('not_found');
  const user = await userOf(sql, call);
  await audit(sql, call, { personId, action: 'read', what: 'profile', why: ownReason(call) });
  return user;
}
