import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import { contactOf } from '#modules/people/index.ts';
import { findPayment } from './payments.store.ts';

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
