import { isTime } from '@balsam/domain/time';
import {
  defaultOrderLimits,
  type DeliveryPromises,
  type PlannedDeliveries,
  type PromisedDays,
  type ServiceBranch,
} from '@balsam/domain/orders';
import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Where a setting is missing or is none of its kind (DECISIONS §15). */
const defaults = {
  PHARMACY_OPENS: '09:00',
  PHARMACY_CLOSES: '23:00',
  FAST_DELIVERY_RADIUS_KM: 15,
  DELIVERY_SLOT_HOURS: 2,
  DELIVERY_SLOT_ORDERS: 12,
  NORMAL_DELIVERY_DAYS: 1,
  TRANSFER_DAYS: 2,
  SCHEDULING_WITHIN_DAYS: defaultOrderLimits.scheduleDays,
};

/** What the pharmacy promises of its deliveries now, and how many days a normal one and a transfer from another branch take. */
export async function readPromises(db: Sql): Promise<DeliveryPromises & PromisedDays> {
  const rows = await db
    .selectFrom('setting')
    .select(['title', 'value'])
    .where('title', 'in', Object.keys(defaults))
    .execute();
  const values = new Map(rows.map(({ title, value }) => [title, value]));
  const timeOf = (title: 'PHARMACY_OPENS' | 'PHARMACY_CLOSES'): string => {
    const value = values.get(title);
    return typeof value === 'string' && isTime(value) ? value : defaults[title];
  };
  const numberOf = (title: Exclude<keyof typeof defaults, 'PHARMACY_OPENS' | 'PHARMACY_CLOSES'>): number => {
    const value = values.get(title);
    return typeof value === 'number' && value > 0 ? value : defaults[title];
  };
  return {
    opens: timeOf('PHARMACY_OPENS'),
    closes: timeOf('PHARMACY_CLOSES'),
    fastRadiusKm: numberOf('FAST_DELIVERY_RADIUS_KM'),
    slotHours: numberOf('DELIVERY_SLOT_HOURS'),
    slotCapacity: numberOf('DELIVERY_SLOT_ORDERS'),
    normalDays: numberOf('NORMAL_DELIVERY_DAYS'),
    transferDays: numberOf('TRANSFER_DAYS'),
    scheduleDays: numberOf('SCHEDULING_WITHIN_DAYS'),
  };
}

/** The branches with the cities that each brings to, its own and those that were added, and their drawn areas. */
export async function readServiceBranches(db: Sql): Promise<ServiceBranch[]> {
  const { rows } = await sql<ServiceBranch>`
    select l.id::int, l.latitude, l.longitude,
      array[l.city] || coalesce((select array_agg(c.city) from delivery_city c where c.location_id = l.id), '{}') as cities, a.corners as area
    from location l left join delivery_area a on a.location_id = l.id order by l.id`.execute(db);
  return rows;
}

/**
 * How many planned deliveries each of these branches brings between two instants, of those that end after an instant. No slot is longer than
 * a day, so that the index need not be read from its beginning.
 */
export async function readPlanned(
  db: Sql,
  branchIds: readonly number[],
  from: Date,
): Promise<readonly PlannedDeliveries[]> {
  const { rows } = await sql<PlannedDeliveries>`
    select branch_id::int as "branchId", scheduled_from as "from", scheduled_to as "to", count(*)::int as orders
    from pharmacy_order
    where mode = 'scheduled_delivery' and branch_id = any(${[...branchIds]}::bigint[])
      and scheduled_from > ${from}::timestamptz - interval '1 day' and scheduled_to > ${from}
      and payment_state <> 'released' and (state is null or state not in ('cancelled', 'rejected'))
    group by branch_id, scheduled_from, scheduled_to`.execute(db);
  return rows;
}

/** Until the transaction ends nobody else plans anything in this slot of a branch: whoever comes second counts those before. */
export async function lockSlot(tx: Tx, branchId: number, from: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders.slot ${branchId} ${from.toISOString()}`}, 0))`.execute(
    tx,
  );
}
