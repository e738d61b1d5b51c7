import { addMinutes } from '@balsam/domain/time';
import type { World } from '../world.ts';

const price = {
  quantity: 1,
  unit_price: 0,
  gross: 0,
  offer_discount: 0,
  net: 0,
  coupon_share: 0,
  vat_percent: 0,
  vat: 0,
  total: 0,
};

/** A line of an order, and a substitute that is proposed for it. */
export async function createSubstitute(w: World, orderId: number): Promise<number> {
  const now = w.clock.now();
  const products = await w.db
    .selectFrom('product')
    .select(['id as product_id', 'name', 'name_ar', 'form', 'is_prescription'])
    .orderBy('id')
    .limit(2)
    .execute();
  const [ordered, substitute] = products.map((product) => ({
    ...product,
    ...price,
    order_id: orderId,
    is_cold_chain: false,
  }));
  const line = await w.db.insertInto('order_line').values(ordered!).returning('id').executeTakeFirstOrThrow();
  const { id } = await w.db
    .insertInto('order_substitute')
    .values({ ...substitute!, line_id: line.id, proposed_at: now, answer_until: addMinutes(now, 120) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
