import { sourceAccountOf, sourceRefundedPostings } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { postJournal } from './ledger.ts';

/** What the front desk took and still has to hand back, the oldest first. It does not check access: the calling module does. */
export const listDeskRefunds = (sql: Sql) =>
  sql
    .selectFrom('payment')
    .select(['id', 'person_id as personId', 'method', 'source_refund as amount', 'refunded_at as refundedAt'])
    .where('method', 'in', ['cash', 'terminal'])
    .where('source_refund', '>', 0)
    .where('source_refund_ended_at', 'is', null)
    .orderBy('refunded_at')
    .limit(100)
    .execute();

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
