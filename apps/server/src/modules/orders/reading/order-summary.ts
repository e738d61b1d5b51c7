import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { contactOf, factsOf } from '#modules/people/index.ts';
import { isLostAfterCallBack } from '../changes/call-back.ts';
import { findOrder, type OrderRow } from '../common/orders.store.ts';
import { hasRejectedPrescription } from '../prescriptions/prescriptions.store.ts';
import { fulfilmentOf } from '../common/record-move.ts';

/**
 * Whether the order is a young person's own affair: they made it by their own log-in, and guardians read in this profile still. What a notice says of it
 * they read too (D10.09).
 */
async function isYoungPersons(sql: Sql, { person_id, account_id }: OrderRow, now: Date): Promise<boolean> {
  const { birthDay } = await factsOf(sql, person_id);
  if (guardianAccess(birthDay, riyadhDay(now)) !== 'limited') return false;
  const own = sql.selectFrom('account').select('id').where('person_id', '=', person_id);
  return (await own.where('id', '=', account_id).executeTakeFirst()) !== undefined;
}

/** What other modules say of an order, and whom they say it to; undefined when it or its patient is gone. */
export async function orderSummary(sql: Sql, orderId: number, now: Date) {
  const order = await findOrder(sql, orderId);
  const patient = order && (await contactOf(sql, order.person_id));
  if (!order || !patient) return undefined;
  return {
    id: order.id,
    state: order.state,
    riderId: order.rider_id,
    fulfilment: fulfilmentOf(order),
    callBackReason: order.call_back_reason,
    isLostAfterCallBack: isLostAfterCallBack(order),
    rejectionReason: order.rejection_reason,
    isPrescriptionRejected: await hasRejectedPrescription(sql, orderId),
    isYoungPersons: await isYoungPersons(sql, order, now),
    patient,
  };
}
