import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The vehicle of a rider who has none on record: a motorcycle with a bag. */
export const defaultVehicle = { maxGrams: 15_000, hasColdBox: false } as const;

type Degrees = number | null;
/** A rider as the table has them; coordinates are degrees, `last_*` where they were last in this shift. */
export type RiderRow = {
  readonly rider_id: number;
  readonly first_name: string;
  readonly family_name: string;
  readonly first_name_ar: string;
  readonly family_name_ar: string;
  readonly phone: string | null;
  readonly vehicle_number: string | null;
  readonly vehicle_type: string | null;
  readonly max_grams: number;
  readonly has_cold_box: boolean;
  readonly shift_id: number | null;
  readonly location_id: number | null;
  readonly started_at: Date | null;
  readonly title: string | null;
  readonly title_ar: string | null;
  readonly branch_latitude: Degrees;
  readonly branch_longitude: Degrees;
  readonly last_latitude: Degrees;
  readonly last_longitude: Degrees;
  readonly load: number;
  readonly load_grams: number;
  readonly idle_since: Date;
  readonly has_declined: boolean;
};

/** Where somebody was last since their shift began: at a door, or at the branch again. Of a door without a point nothing is known. */
const lastAddress = sql`
  select case when e.to_state = 'order_picked' or (o.address->>'IS_APPROXIMATE')::boolean then null else o.address end as address
  from pharmacy_order o join order_event e on e.order_id = o.id
  where o.rider_id = p.id and (o.completed_at is null or o.completed_at >= s.started_at) and e.at >= s.started_at
    and e.to_state in ('order_picked', 'arrived', 'delivered', 'returned')
  order by e.at desc, e.id desc limit 1`;

const openOrders = sql`
  select count(distinct o.id)::int as load, coalesce(sum(l.quantity * g.weight_grams), 0)::int as load_grams
  from pharmacy_order o
  left join order_line l on l.order_id = o.id and l.taken_out_at is null
  left join product g on g.id = l.product_id
  where o.rider_id = p.id and o.completed_at is null`;

/** How many riders are read, unless more than that are on shift. */
const atLeast = 200;

/** The riders who have a log-in, or the one who is named: everybody on shift, then as many of the others as there is room for. */
const ridersWithLogin = (riderId: number | undefined) => sql`
  select c.person_id, s.id, s.location_id, s.started_at
  from account c left join rider_shift s on s.rider_id = c.person_id and s.ended_at is null
  where c.role_id = ${roles.rider} and c.status = 'active' and (${riderId ?? null}::bigint is null or c.person_id = ${riderId ?? null})
  order by s.id is null, c.person_id
  limit greatest(${atLeast}, (select count(*) from rider_shift where ended_at is null))`;

/**
 * These riders as far as giving them this order goes, in one statement. Whoever declined it, let the time go by, or had it taken away is not
 * asked again by the system.
 */
export async function readRiders(db: Sql, orderId: number, riderId?: number): Promise<RiderRow[]> {
  const { rows } = await sql<RiderRow>`
    select p.id::int as rider_id, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, p.phone, p.vehicle_number,
      p.vehicle_type, coalesce(v.max_grams, ${defaultVehicle.maxGrams})::int as max_grams,
      coalesce(v.has_cold_box, ${defaultVehicle.hasColdBox}) as has_cold_box,
      s.id::int as shift_id, s.location_id::int as location_id, s.started_at, b.title, b.title_ar,
      b.latitude as branch_latitude, b.longitude as branch_longitude,
      (w.address->>'LATITUDE')::float8 as last_latitude, (w.address->>'LONGITUDE')::float8 as last_longitude,
      h.load, h.load_grams,
      coalesce((select max(a.assigned_at) from delivery_assignment a where a.rider_id = p.id), s.started_at, p.created_at) as idle_since,
      exists (select from delivery_assignment a where a.order_id = ${orderId} and a.rider_id = p.id
        and a.outcome in ('declined', 'timed_out', 'withdrawn')) as has_declined
    from (${ridersWithLogin(riderId)}) s
    join person p on p.id = s.person_id
    left join rider_vehicle v on v.person_id = p.id
    left join location b on b.id = s.location_id
    left join lateral (${lastAddress}) w on true
    cross join lateral (${openOrders}) h
    order by s.id is null, p.id`.execute(db);
  return rows;
}

/** Whether somebody may work as a rider: there is a log-in of that role, neither locked nor deleted. */
export async function isRider(db: Sql, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', personId)
    .where('role_id', '=', roles.rider)
    .where('status', '=', 'active')
    // Who is locked or let in again at this very moment is so before this is done, or after.
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the shifts of a branch and of a rider as they are until the transaction ends: orders are given out one after the other. */
export async function lockShifts(tx: Tx, of: { branchId: number | null; riderId: number | undefined }): Promise<void> {
  await sql`
    select id from rider_shift
    where ended_at is null and (location_id = ${of.branchId} or rider_id = ${of.riderId ?? null})
    order by id for update`.execute(tx);
}
