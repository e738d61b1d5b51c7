import { sourceAccountOf, sourceRefundedPostings } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { postJournal } from './ledger.ts';

const open = (sql: Sql) =>
  sql
    .selectFrom('payment')
    .where('method', 'in', ['cash', 'terminal'])
    .where('source_refund', '>', 0)
    .where('source_refund_ended_at', 'is', null);

const pageLength = 100;

/** A page of what the front desk took and still has to hand back, the oldest first; beyond the last page the last. It does not check access: the calling module does. */
export async function listDeskRefunds(sql: Sql, wanted: number) {
  const { total } = await open(sql)
    .select((s) => s.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageLength)));
  const rows = await open(sql)
    .select(['id', 'person_id as personId', 'method', 'source_refund as amount', 'refunded_at as refundedAt'])
    .orderBy('refunded_at')
    .orderBy('id')
    .limit(pageLength)
    .offset((page - 1) * pageLength)
    .execute();
  return { rows, page, limit: pageLength, total };
}

/**
 * The front desk has handed a refund back: the money leaves the account that it came into. Of two desks one does it.
 * @throws not_found
 */
export async function payOutAtDesk(tx: Tx, call: UserCall, paymentId: number): Promise<void> {
  const { now } = call;
  const paid = await tx
    .updateTable('payment')
    .set({ source_refund_ended_at: now })
    .where('id', '=', paymentId)
    .where('method', 'in', ['cash', 'terminal'])
    .where('source_refund', '>', 0)
    .where('source_refund_ended_at', 'is', null)
    .returning(['person_id', 'method', 'source_refund'])
    .executeTakeFirst();
  if (!paid) throw fail('not_found');
  await postJournal(tx, {
    key: `source-refund:${paymentId}`,
    kind: 'source_refunded',
    paymentId,
    postings: sourceRefundedPostings(halalas(paid.source_refund), sourceAccountOf(paid.method)),
    now,
  });
  await audit(tx, call, {
    personId: paid.person_id,
    action: 'write',
    what: 'payment',
    recordId: paymentId,
    why: 'staff',
  });
}
