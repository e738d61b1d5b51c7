import type { Sql } from '#platform/db/types.ts';
import { contactOf } from '#modules/people/index.ts';
import { findOrder } from '../common/orders.store.ts';
import { hasRejectedPrescription } from '../prescriptions/prescriptions.store.ts';
import { fulfilmentOf } from '../common/record-move.ts';

/** What other modules say of an order, and whom they say it to; undefined when it or its patient is gone. */
export async function orderSummary(sql: Sql, orderId: number) {
  const order = await findOrder(sql, orderId);
  const patient = order && (await contactOf(sql, order.person_id));
  if (!order || !patient) return undefined;
  return {
    id: order.id,
    state: order.state,
    riderId: order.rider_id,
    fulfilment: fulfilmentOf(order),
    callBackReason: order.call_back_reason,
    rejectionReason: order.rejection_reason,
    isPrescriptionRejected: await hasRejectedPrescription(sql, orderId),
    patient,
  };
}
