import { partsLeft } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import { contactOf } from '#modules/people/index.ts';
import type { Purpose } from './payable.ts';
import { findPayment, isOfDesk, partsOf } from './payments.store.ts';

/** Where a refund went: the front desk hands back what it took. */
export type RefundedTo = 'wallet' | 'source' | 'desk';

/** Where the money of a whole refund went, and how much of it was points, which came back as points; halalas. */
export type RefundWay = { readonly to: RefundedTo; readonly points: Halalas };

/** How what was paid for a thing was refunded, whatever else arrived for it; undefined when nothing was. */
export async function refundWayOf(sql: Sql, purpose: Purpose, entityId: number): Promise<RefundWay | undefined> {
  const payment = await sql
    .selectFrom('payment')
    .select(['method', 'refund_to', 'refunded_part', 'wallet_part', 'card_part', 'loyalty_part'])
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('refunded_at', 'is not', null)
    // Money that came when nothing could take it was never a sale.
    .where('settled_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment) return undefined;
  const points = partsLeft(partsOf(payment), halalas(payment.refunded_part)).loyaltyPart;
  if (payment.refund_to !== 'source') return { to: 'wallet', points };
  return { to: isOfDesk(payment) ? 'desk' : 'source', points };
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
