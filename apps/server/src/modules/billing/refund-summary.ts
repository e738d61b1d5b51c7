import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import { contactOf } from '#modules/people/index.ts';
import type { Purpose } from './payable.ts';
import { findPayment, isOfDesk } from './payments.store.ts';

/** Where a refund went: the front desk hands back what it took. */
export type RefundedTo = 'wallet' | 'source' | 'desk';

/** Where the last refund for a thing went; undefined when nothing was refunded. */
export async function refundedTo(sql: Sql, purpose: Purpose, entityId: number): Promise<RefundedTo | undefined> {
  const payment = await sql
    .selectFrom('payment')
    .select(['method', 'refund_to'])
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('refunded_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment) return undefined;
  if (payment.refund_to !== 'source') return 'wallet';
  return isOfDesk(payment) ? 'desk' : 'source';
}

/** A refund through the provider as other modules write about it, and to whom; undefined when either is gone. */
export async function refundSummary(sql: Sql, paymentId: number) {
  const payment = await findPayment(sql, paymentId);
  const payer = payment && (await contactOf(sql, payment.person_id));
  if (!payment || !payer) return undefined;
  const amount: Halalas = halalas(payment.source_refund);
  return {
    payer,
    amount,
    byInstalments: payment.method === 'tamara',
    purpose: payment.purpose,
    entityId: payment.entity_id,
    title: payment.title,
    titleAr: payment.title_ar,
  };
}
