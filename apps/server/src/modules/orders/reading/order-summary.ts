import type { Sql } from '#platform/db/types.ts';
import { contactOf } from '#modules/people/index.ts';
import { isLostAfterCallBack } from '../changes/call-back.ts';
import { buyerOf } from '../common/buyer.ts';
import { findOrder } from '../common/orders.store.ts';
import { hasRejectedPrescription } from '../prescriptions/prescriptions.store.ts';
import { fulfilmentOf } from '../common/record-move.ts';

/** What other modules say of an order, and whom they say it to; undefined when it or its patient is gone. */
export async function orderSummary(sql: Sql, orderId: number, now: Date) {
  const order = await findOrder(sql, orderId);
  const patient = order && (await contactOf(sql, order.person_id));
  if (!order || !patient) return undefined;
  const buyer = await buyerOf(sql, order, now);
  return {
    id: order.id,
    state: order.state,
    riderId: order.rider_id,
    fulfilment: fulfilmentOf(order),
    callBackReason: order.call_back_reason,
    isLostAfterCallBack: isLostAfterCallBack(order),
    rejectionReason: order.rejection_reason,
    isPrescriptionRejected: await hasRejectedPrescription(sql, orderId),
    // Guardians read in this profile still, and what a notice says of it they read too (D10.09).
    isYoungPersons: buyer.isApart && buyer.guardianId === null,
    patient,
  };
}
