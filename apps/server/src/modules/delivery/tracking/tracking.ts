import { orderNumber } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readableOrder } from '#modules/orders/index.ts';
import { expectedArrivals, lastPosition } from '../positions/rider-positions.ts';
import { coordinatesOf } from '../positions/positions.store.ts';
import { riderRoute } from './rider-route.ts';

/** Where the rider of one's own order is, while on the way; no destination where its address has no point. @throws not_found, also for a pickup and for whoever it is not for */
export async function showTracking(sql: Sql, call: UserCall, orderId: number) {
  const { order, why } = await readableOrder(sql, call, orderId);
  if (order.address === null) throw fail('not_found');
  const destination = coordinatesOf(order.address) ?? null;
  await audit(sql, call, { personId: order.person_id, action: 'read', what: 'order', recordId: orderId, why });
  const rider = order.state === 'on_the_way' && order.called_back_at === null ? order.rider_id : null;
  if (rider === null) return { position: null, expected_at: null, destination };
  const [position, expected] = [await lastPosition(sql, rider, call.now), await expectedArrivals(sql, rider, call.now)];
  return {
    position: position
      ? { latitude: position.latitude, longitude: position.longitude, at: position.at.toISOString() }
      : null,
    expected_at: expected.get(orderId)?.toISOString() ?? null,
    destination,
  };
}

type ReportedStart = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

/** The caller's stops in the best order, from the position that they report. Each patient can see later that their rider saw where they live. */
export async function showRoute(sql: Sql, call: UserCall, { latitude, longitude }: ReportedStart) {
  const reported = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const { plan, orders } = await riderRoute(sql, call, reported);
  const routed = orders.filter(({ stop }) => stop !== undefined);
  const known = new Map(routed.map(({ id, stop }) => [id, stop]));
  const entries = routed.map(
    ({ id, personId }) => ({ personId, action: 'read', what: 'order', recordId: id, why: 'staff' }) as const,
  );
  await audit(sql, call, ...entries);
  const items = plan.stops.flatMap(({ id, expectedAt, isLate }) => {
    const stop = known.get(id);
    return stop
      ? [
          {
            order_id: id,
            order_number: orderNumber(id),
            latitude: stop.latitude,
            longitude: stop.longitude,
            expected_at: expectedAt.toISOString(),
            is_late: isLate,
          },
        ]
      : [];
  });
  return { items, distance_km: Math.round(plan.distanceKm * 10) / 10 };
}
