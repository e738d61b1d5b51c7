import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { listAddresses } from '../addresses/addresses.store.ts';

const modes = ['normal_delivery', 'fast_delivery'] as const;

/** How the newest order that was brought to somebody was to come; undefined when there is none. */
const newestDelivery = (db: Sql, personId: number) =>
  db
    .selectFrom('pharmacy_order')
    .select('mode')
    .select(sql<number | null>`(address ->> 'LATITUDE')::float8`.as('latitude'))
    .select(sql<number | null>`(address ->> 'LONGITUDE')::float8`.as('longitude'))
    .where('person_id', '=', personId)
    .where('payment_state', '<>', 'released')
    .where('mode', 'in', [...modes, 'scheduled_delivery'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How the next order of somebody would come if it came like their last one, to an address that is saved still. */
export async function likeLastDelivery(db: Sql, personId: number) {
  const [last, addresses] = [await newestDelivery(db, personId), await listAddresses(db, personId)];
  const same = addresses.find((one) => one.latitude === last?.latitude && one.longitude === last.longitude);
  return {
    mode: modes.find((mode) => mode === last?.mode) ?? 'normal_delivery',
    addressId: (same ?? addresses[0])?.id,
  };
}
