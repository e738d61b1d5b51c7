import { deliveryRules, mayScheduleFor } from '@balsam/domain/order';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { priceCart } from '../cart/index.ts';
import { branchStock } from '../catalogue/index.ts';

/** Deliveries and pickups begin on the full hour, from nine to nine. */
const hours = Array.from({ length: 13 }, (_, n) => `${String(n + 9).padStart(2, '0')}:00`);

/** When a delivery or a pickup may be planned: today as far as it is left, and the five days that follow (S5.18). */
export function offerTimes(now: Date) {
  const today = riyadhDay(now);
  const days = Array.from({ length: deliveryRules.scheduleDays + 1 }, (_, n) => addDays(today, n));
  const items = days.map((day) => ({ day, times: hours.filter((time) => mayScheduleFor({ day, time }, now).ok) }));
  return { items: items.filter(({ times }) => times.length > 0) };
}

/** The branches, and whether each has all that is in the caller's cart. */
export async function offerPlaces(sql: Sql, call: UserCall) {
  const cart = await priceCart(sql, { personId: call.actor.personId }, 'pickup', call.now);
  const wanted = cart.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  const places = await sql.selectFrom('location').selectAll().orderBy('id').limit(100).execute();
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
