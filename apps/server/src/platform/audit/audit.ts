import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { insertAuditEntries } from './audit.store.ts';

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
