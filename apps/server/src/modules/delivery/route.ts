import type { z } from 'zod';
import type { delivery } from '@balsam/contract/delivery';
import { planStops, type Place } from '@balsam/domain/delivery';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { findOrder } from '../orders/index.ts';
import { ownPerson, ownReason } from '../people/index.ts';
import { listStops } from './route.store.ts';
import { findShift } from './shifts.store.ts';

const degrees = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = text && /^\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** Where the phone says that it is, when that is in the country. */
export function placeIn(query: { readonly latitude?: string | undefined; readonly longitude?: string | undefined }) {
  const [latitude, longitude] = [degrees(query.latitude, 16, 33), degrees(query.longitude, 34, 56)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The caller's stops in the best order from where they say that they are, or from their branch. */
export async function showRoute(
  sql: Sql,
  call: UserCall,
  from: Place | undefined,
): Promise<z.input<(typeof delivery)['route']['reply']>> {
  const [stops, shift] = [await listStops(sql, call.actor.personId), await findShift(sql, call.actor.personId)];
  const start = from ?? shift ?? stops[0];
  if (!start) return { items: [], distance_km: 0 };
  const plan = planStops(start, stops, call.now);
  await audit(
    sql,
    call,
    ...stops.map(
      ({ id, personId }) => ({ personId, action: 'read', what: 'order', recordId: id, why: 'staff' }) as const,
    ),
  );
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]));
  return {
    items: plan.stops.flatMap(({ id, expectedAt, isLate }) => {
      const stop = stopOf.get(id);
      if (!stop) return [];
      const { number, latitude, longitude } = stop;
      return [
        {
          order_id: id,
          order_number: number,
          latitude,
          longitude,
          expected_at: expectedAt.toISOString(),
          is_late: isLate,
        },
      ];
    }),
    distance_km: Math.round(plan.distanceKm * 10) / 10,
  };
}

/** Where the rider of the caller's order is: not known yet by this house, only where the order goes. @throws not_found */
export async function showTracking(sql: Sql, call: UserCall, id: number) {
  const order = await findOrder(sql, id);
  const to = order?.address as { LATITUDE: number; LONGITUDE: number } | null | undefined;
  if (!order || !to) throw fail('not_found');
  ownPerson(call, order.person_id);
  await audit(sql, call, {
    personId: order.person_id,
    action: 'read',
    what: 'order',
    recordId: id,
    why: ownReason(call),
  });
  return {
    position: null,
    expected_at: null,
    destination: { latitude: to.LATITUDE, longitude: to.LONGITUDE },
  };
}
