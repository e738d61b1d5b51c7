import { sql } from 'kysely';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';

/** A visit that is paid, and when it begins. */
export type PaidVisit = { readonly id: number; readonly starts_at: string };

/** The day of the walk-in `a`, at midnight. */
const day = sql`(a.starts_at at time zone 'Asia/Riyadh')::date::timestamp`;

/**
 * Whether `v` is a visit on site that the person of the walk-in `a` has booked and paid for in its clinic: of its day or of the night after,
 * when check-in opens before midnight, and not checked in yet.
 */
export const isPaidVisit = sql<boolean>`(v.patient_id = a.patient_id and v.state = 'booked' and v.type = 'onsite' and v.slot_id is not null
  and v.payment_status in ('paid', 'success')
  and v.starts_at >= ${day} at time zone 'Asia/Riyadh'
  and v.starts_at < (${day} + interval '1 day') at time zone 'Asia/Riyadh'
    + make_interval(mins => ${bookingMinutes('checkInOpensMinutes')})
  and a.clinic_id = (select min(oc.id) from doctor_clinic dc join clinic oc on oc.id = dc.clinic_id
    where dc.doctor_id = v.doctor_id and oc.location_id = v.location_id and not oc.is_home_health))`;

/** The first of them; null for what is no walk-in, which looks for none. */
export const paidVisit = sql<PaidVisit | null>`(case when a.slot_id is null then (
  select json_build_object('id', v.id, 'starts_at', v.starts_at) from appointment v where ${isPaidVisit}
  order by v.starts_at, v.id limit 1) end)`;
