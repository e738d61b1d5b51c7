import type { Sql } from '#platform/db/types.ts';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { Call, UserCall } from '#platform/http/call.ts';
import { insertAuditEntries, recordsReadSince } from './audit.store.ts';

/** Why a record was read or changed: by its own person, their guardian, a doctor who cares for them, staff, whoever they gave a link to, or the system itself. */
export type Reason = 'self' | 'guardian' | 'care' | 'staff' | 'link' | 'system';

export type AuditEntry = {
  readonly personId: number;
  readonly action: 'read' | 'write';
  /** The kind of record, such as 'appointment'. */
  readonly what: string;
  readonly recordId?: number | string;
  readonly why: Reason;
};

/** Writes who read or changed whose record to the audit log, in the transaction that did it (D3.05). */
export async function audit(sql: Sql, call: Call, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { actor, now, requestId } = call;
  const who =
    actor.kind === 'user'
      ? {
          actor_account_id: actor.accountId,
          actor_person_id: actor.guardianId ?? actor.personId,
          actor_role: actor.roleId,
        }
      : { actor_account_id: null, actor_person_id: null, actor_role: null };
  await insertAuditEntries(
    sql,
    entries.map((n) => ({
      ...who,
      at: now,
      person_id: n.personId,
      action: n.action,
      what: n.what,
      record_id: n.recordId === undefined ? null : String(n.recordId),
      why: n.why,
      request_id: requestId,
    })),
  );
}

type DailyRead = Pick<AuditEntry, 'personId' | 'why'> & { readonly recordId: number };

/** Writes who read a list that a screen reads again by itself: of each record once an account and day. */
export async function auditDailyRead(
  sql: Sql,
  call: UserCall,
  what: string,
  entries: readonly DailyRead[],
): Promise<void> {
  const read = await recordsReadSince(sql, {
    accountId: call.actor.accountId,
    what,
    personIds: [...new Set(entries.map(({ personId }) => personId))],
    recordIds: entries.map(({ recordId }) => String(recordId)),
    since: instantAt(riyadhDay(call.now), '00:00'),
  });
  const fresh = entries.filter(({ recordId }) => !read.has(String(recordId)));
  await audit(sql, call, ...fresh.map((entry) => ({ ...entry, what, action: 'read' as const })));
}
