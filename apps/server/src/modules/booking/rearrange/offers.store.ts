import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { isFree, isOpen } from '#modules/hospital/index.ts';

export type OfferRow = {
  readonly appointment_id: number;
  readonly slot_id: number;
  readonly doctor_id: number;
  readonly location_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_same_doctor: boolean;
};

/** Of the speciality of the visit, and for the price that it was booked at or that its doctor has now. */
const isColleague = sql`(
  s.doctor_id <> a.doctor_id
  and (d.default_speciality_id = a.speciality_id
    or exists (select from doctor_speciality ds where ds.doctor_id = d.id and ds.speciality_id = a.speciality_id))
  and exists (select from doctor_fee f where f.doctor_id = d.id and f.type = a.type
    and f.amount in (a.list_price, (select own.amount from doctor_fee own where own.doctor_id = a.doctor_id and own.type = a.type))))`;

/** Neither the patient nor the doctor has another visit at that time; a walk-in takes nobody's time. */
const areBothFree = sql`not exists (
  select from appointment o where (o.patient_id = a.patient_id or o.doctor_id = s.doctor_id) and o.id <> a.id
    and o.slot_id is not null and o.state not in ('cancelled', 'released') and o.starts_at < s.ends_at and o.ends_at > s.starts_at)`;

/**
 * Free slots for each of these visits: of the same kind and, but for a call, at the same branch; of the same doctor, or of a colleague at
 * the same price. The nearest `count` of each sort; with `slotId` that slot alone.
 */
export async function readOffers(
  db: Sql,
  appointmentIds: readonly number[],
  { count, now, slotId }: { readonly count: number; readonly now: Date; readonly slotId?: number },
): Promise<OfferRow[]> {
  const fitting = sql`
    from slot s join doctor d on d.id = s.doctor_id and d.is_active
    where s.type = a.type and (a.type = 'virtual' or s.location_id = a.location_id)
      and ${slotId === undefined ? sql`true` : sql`s.id = ${slotId}`}
      and ${isOpen(now)} and ${isFree(now)} and ${areBothFree}`;
  const nearest = sql`order by abs(extract(epoch from s.starts_at - a.starts_at)), s.id limit ${count}`;
  const { rows } = await sql<OfferRow>`
    select a.id as appointment_id, o.id as slot_id, o.doctor_id, o.location_id, o.starts_at, o.ends_at,
      o.doctor_id = a.doctor_id as is_same_doctor
    from appointment a
    cross join lateral (
      (select s.* ${fitting} and s.doctor_id = a.doctor_id ${nearest})
      union all
      (select s.* ${fitting} and ${isColleague} ${nearest})) o
    where a.id = any(${appointmentIds}::bigint[])
    order by a.starts_at, a.id, o.doctor_id <> a.doctor_id, abs(extract(epoch from o.starts_at - a.starts_at))`.execute(
    db,
  );
  return rows;
}
