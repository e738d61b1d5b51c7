import { sql } from 'kysely';
import type { Stop } from '@balsam/domain/delivery';
import type { Sql } from '#platform/db/types.ts';

export type RiderPosition = { readonly latitude: number; readonly longitude: number; readonly at: Date };
/** An order that a rider has with them; `isOnTheWay` when its patient may look. Without a `stop` where its address has no point. */
export type OpenOrder = {
  readonly id: number;
  readonly personId: number;
  readonly isOnTheWay: boolean;
  readonly stop: Stop | undefined;
};

/** Those of a rider's orders to which a way can be measured. */
export const stopsOf = (orders: readonly OpenOrder[]): Stop[] => orders.flatMap(({ stop }) => stop ?? []);

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

/** The coordinates of an order's address; undefined for a pickup, and where the point is only about the city's. */
export function coordinatesOf(address: unknown): { latitude: number; longitude: number } | undefined {
  const known = address as { LATITUDE: number; LONGITUDE: number; IS_APPROXIMATE?: boolean } | null;
  return known && known.IS_APPROXIMATE !== true ? { latitude: known.LATITUDE, longitude: known.LONGITUDE } : undefined;
}

/** The orders that a rider has and has not brought to the door yet, without those that were called back. Only a planned delivery is too early before its time. */
export async function readOpenOrders(db: Sql, riderId: number): Promise<OpenOrder[]> {
  const rows = await db
    .selectFrom('pharmacy_order')
    .select(['id', 'person_id', 'mode', 'state', 'address', 'scheduled_from', 'scheduled_to'])
    .where('rider_id', '=', riderId)
    .where('state', 'in', ['order_picked', 'on_the_way'])
    .where('called_back_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, person_id: personId, mode, state, address, scheduled_from, scheduled_to: until }) => {
    const coordinates = coordinatesOf(address);
    const from = mode === 'scheduled_delivery' ? scheduled_from : null;
    return {
      id,
      personId,
      isOnTheWay: state === 'on_the_way',
      stop: coordinates && { id, ...coordinates, from, until },
    };
  });
}
