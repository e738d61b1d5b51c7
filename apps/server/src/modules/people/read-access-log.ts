import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { countEntries, findChanges, findEntries } from './access-log.store.ts';
import { entryView } from './access-log.view.ts';
import { isClosedToGuardian, ownReason } from './persons.policy.ts';

/** What a person from 15 on tells their doctor (DECISIONS §10). */
const ownKinds = ['chat', 'case history', 'questionnaire', 'symptom survey', 'visit picture'];

type AccessLogQuery = { page?: number | undefined; limit?: number | undefined; by?: 'all' | 'others' | undefined };

/**
 * Who touched the open profile's record, newest first (D3.05). `by: 'others'` leaves out what the caller did. A guardian reads nothing of what is
 * the person's own, and one with limited access no ids: some are of what is hidden from them.
 */
export async function readAccessLog(sql: Sql, call: UserCall, query: AccessLogQuery) {
  const { personId, guardianId, guardianAccess } = call.actor;
  const othersThan = query.by === 'others' ? (guardianId ?? personId) : undefined;
  const filter = { personId, othersThan, hidden: (await isClosedToGuardian(sql, call)) ? ownKinds : [] };
  const page = pageOf(query);
  const [rows, total] = await Promise.all([findEntries(sql, filter, page), countEntries(sql, filter)]);
  await audit(sql, call, { personId, action: 'read', what: 'access_log', why: ownReason(call) });
  const items = rows.map((row) => entryView(guardianAccess === 'limited' ? { ...row, record_id: null } : row));
  return { items, total, page: page.page, limit: page.limit };
}

/** The newest changes of these kinds to a person's record, for a module whose policy lets the caller see them. */
export const listChanges = async (sql: Sql, personId: number, kinds: readonly string[], limit: number) =>
  (await findChanges(sql, personId, kinds, limit)).map(entryView);
