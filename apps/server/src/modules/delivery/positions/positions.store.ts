import { sql } from 'kysely';
import type { Stop } from '@balsam/domain/delivery';
import type { Sql } from '#platform/db/types.ts';

export type RiderPosition = { readonly latitude: number; readonly longitude: number; readonly at: Date };
/** A stop of a rider's route; `isNext` when its order is on the way now, and its patient may look. */
export type OrderStop = Stop & { readonly personId: number; readonly isOnTheWay: boolean };

type ReportedPosition = RiderPosition & { readonly riderId: number; readonly now: Date; readonly everySeconds: number };

/**
 * Stores the position of a rider as the only one, unless one was taken less than `everySeconds` ago or none of their orders is on the way.
 * One statement, so that two phones at once count as one. Says whether it was taken.
 */
export async function savePosition(db: Sql, { riderId, latitude, longitude, at, now, everySeconds }: ReportedPosition) {
  const { numAffectedRows } = await sql`
    insert into rider_position (rider_id, latitude, longitude, measured_at, received_at)
    select ${riderId}, ${latitude}, ${longitude}, ${at}, ${now}
    where exists (select from pharmacy_order where rider_id = ${riderId} and state = 'on_the_way' and called_back_at is null)
    on conflict (rider_id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude,
        measured_at = excluded.measured_at, received_at = excluded.received_at
      where rider_position.received_at <= excluded.received_at - make_interval(secs => ${everySeconds})`.execute(db);
  return numAffectedRows === 1n;
}

/** The last position of a rider, if that was after `since`. */
export const readPosition = (db: Sql, riderId: number, since: Date): Promise<RiderPosition | undefined> =>
  db
    .selectFrom('rider_position')
    .select(['latitude', 'longitude', 'measured_at as at'])
    .where('rider_id', '=', riderId)
    .where('received_at', '>', since)
    .executeTakeFirst();

/** The coordinates of an order's address; undefined for a pickup. */
export function coordinatesOf(address: unknown): { latitude: number; longitude: number } | undefined {
  const coordinates = address as { LATITUDE: number; LONGITUDE: number } | null;
  return coordinates ? { latitude: coordinates.LATITUDE, longitude: coordinates.LONGITUDE } : undefined;
}

/** The orders that a rider has and has not brought to the door yet, without those that were called back. Only a planned delivery is too early before its time. */
export async function readOpenStops(db: Sql, riderId: number): Promise<OrderStop[]> {
  const rows = await db
    .selectFrom('pharmacy_order')
    .select(['id', 'person_id', 'mode', 'state', 'address', 'scheduled_from', 'scheduled_to'])
    .where('rider_id', '=', riderId)
    .where('state', 'in', ['order_picked', 'on_the_way'])
    .where('called_back_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const coordinates = coordinatesOf(row.address);
    if (!coordinates) return [];
    const from = row.mode === 'scheduled_delivery' ? row.scheduled_from : null;
    const isOnTheWay = row.state === 'on_the_way';
    return [{ id: row.id, personId: row.person_id, isOnTheWay, ...coordinates, from, until: row.scheduled_to }];
  });
}
