import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import { countEntries, findEntries } from './access-log.store.ts';
import { entryView } from './access-log.view.ts';
import { ownReason } from './persons.policy.ts';

type Asked = { page?: number | undefined; limit?: number | undefined; by?: 'all' | 'others' | undefined };

/** Who touched the open profile's record, newest first (D3.05). `by: 'others'` leaves out what the caller did. */
export async function readAccessLog(sql: Sql, call: UserCall, asked: Asked) {
  const { personId, guardianId } = call.actor;
  const wanted = { personId, othersThan: asked.by === 'others' ? (guardianId ?? personId) : undefined };
  const page = pageOf(asked);
  const [rows, total] = await Promise.all([findEntries(sql, wanted, page), countEntries(sql, wanted)]);
  await audit(sql, call, { personId, action: 'read', what: 'access_log', why: ownReason(call) });
  return { items: rows.map(entryView), total, page: page.page, limit: page.limit };
}
