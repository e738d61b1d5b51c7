import { handedOverBy, plannableSlots } from '@balsam/domain/orders';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { cartOf, priceCart } from '#modules/cart/index.ts';
import { branchStock } from '#modules/catalogue/index.ts';
import { readPromises } from '../common/promises.store.ts';
import { listBranches } from '../reading/order-facts.store.ts';

/** Until when a pickup may be waited for that is planned for the first time there is: what expires before is in no pickup at all. */
async function firstPickupBy(sql: Sql, now: Date): Promise<Date> {
  const promises = await readPromises(sql);
  const window = plannableSlots(promises, now)[0]?.slots[0];
  return handedOverBy({ mode: 'pickup', window, placedAt: now, isTransferred: false }, promises);
}

/** The branches, and whether each has all that is in the caller's cart. */
export async function listPickupBranches(sql: Sql, call: UserCall) {
  const cart = await priceCart(sql, cartOf(call.actor), 'pickup', call.now);
  const wanted = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  const branches = await listBranches(sql);
  const stock = await branchStock(
    sql,
    wanted.map(({ id }) => id),
    await firstPickupBy(sql, call.now),
  );
  const has = (locationId: number) =>
    wanted.every(({ id, quantity }) => (stock.get(`${locationId}:${id}`) ?? 0) >= quantity);
  return {
    items: branches.map((branch) => ({
      location_id: branch.id,
      title: branch.title,
      title_ar: branch.title_ar,
      address: branch.address,
      address_ar: branch.address_ar,
      latitude: branch.latitude,
      longitude: branch.longitude,
      has_all: has(branch.id),
    })),
  };
}
