import type { Stop } from '@balsam/domain/delivery';
import type { Sql } from '../../platform/db/types.ts';

type OrderStop = Stop & { readonly number: string; readonly personId: number };

/** Where somebody has to go with what they have with them. */
export async function listStops(db: Sql, riderId: number): Promise<OrderStop[]> {
  const rows = await db
    .selectFrom('pharmacy_order')
    .select(['id', 'person_id', 'mode', 'address', 'scheduled_from', 'scheduled_to'])
    .where('rider_id', '=', riderId)
    .where('state', 'in', ['order_picked', 'on_the_way'])
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.flatMap((row) => {
    const place = row.address as { LATITUDE: number; LONGITUDE: number } | null;
    if (!place) return [];
    const from = row.mode === 'scheduled_delivery' ? row.scheduled_from : null;
    return [
      {
        id: row.id,
        number: `BLS-${String(row.id).padStart(6, '0')}`,
        personId: row.person_id,
        latitude: place.LATITUDE,
        longitude: place.LONGITUDE,
        from,
        until: row.scheduled_to,
      },
    ];
  });
}
