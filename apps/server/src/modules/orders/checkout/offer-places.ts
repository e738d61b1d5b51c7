import type { Sql } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { priceCart } from '../../cart/index.ts';
import { branchStock } from '../../catalogue/index.ts';
import { listBranches } from '../reading/order-facts.store.ts';

/** The branches, and whether each has all that is in the caller's cart. */
export async function offerPlaces(sql: Sql, call: UserCall) {
  const cart = await priceCart(sql, { personId: call.actor.personId }, 'pickup', call.now);
  const wanted = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  const places = await listBranches(sql);
  const stock = await branchStock(
    sql,
    wanted.map(({ id }) => id),
    call.now,
  );
  const has = (locationId: number) =>
    wanted.every(({ id, quantity }) => (stock.get(`${locationId}:${id}`) ?? 0) >= quantity);
  return {
    items: places.map((place) => ({
      location_id: place.id,
      title: place.title,
      title_ar: place.title_ar,
      address: place.address,
      address_ar: place.address_ar,
      latitude: place.latitude,
      longitude: place.longitude,
      has_all: has(place.id),
    })),
  };
}
