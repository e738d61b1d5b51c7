import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { priceCart } from '#modules/cart/index.ts';
import { branchStock } from '#modules/catalogue/index.ts';
import { listBranches } from '../reading/order-facts.store.ts';

/** The branches, and whether each has all that is in the caller's cart. */
export async function listPickupBranches(sql: Sql, call: UserCall) {
  const cart = await priceCart(sql, { personId: call.actor.personId }, 'pickup', call.now);
  const wanted = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  const branches = await listBranches(sql);
  const stock = await branchStock(
    sql,
    wanted.map(({ id }) => id),
    call.now,
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
