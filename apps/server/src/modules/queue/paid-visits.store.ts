import { sql } from 'kysely';
import { rolesThatMay } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';

const checkInOpens = sql`make_interval(mins => ${bookingMinutes('checkInOpensMinutes')})`;

/**
 * Whether `v` is a visit on site that the person of the ticket `t`, in the clinic `c`, has booked and paid for: of this day or of the
 * night after, when check-in opens before midnight, in this clinic, and not checked in yet.
 */
const isPaidVisit = sql<boolean>`(v.patient_id = t.person_id and v.state = 'booked' and v.type = 'onsite' and v.slot_id is not null
  and v.payment_status in ('paid', 'success') and v.location_id = c.location_id
  and v.starts_at >= t.day::timestamp at time zone 'Asia/Riyadh'
  and v.starts_at < (t.day + 1)::timestamp at time zone 'Asia/Riyadh' + ${checkInOpens}
  and t.clinic_id = (select min(oc.id) from doctor_clinic dc join clinic oc on oc.id = dc.clinic_id
    where dc.doctor_id = v.doctor_id and oc.location_id = v.location_id and not oc.is_home_health))`;

/** When the paid visit begins that a walk-in, the ticket `t` of the visit `a`, has in the same clinic today; else null. */
export const paidVisitAt = sql<Date | null>`(
  select min(v.starts_at) from appointment v where a.slot_id is null and ${isPaidVisit})`;

/**
 * The paid visits that can be checked in now of those who stand in the hall with an unpaid walk-in's ticket: a kiosk gave it, or the desk.
 * Of each person the first.
 */
export async function visitsOfWalkIns(db: Sql, day: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (t.id) v.id from queue_ticket t join clinic c on c.id = t.clinic_id
    join appointment a on a.id = t.appointment_id join appointment v on ${isPaidVisit}
    left join account taker on taker.id = a.booked_by
    where t.day = ${day} and t.state = 'waiting' and a.slot_id is null and a.payment_status not in ('paid', 'success')
      and (taker.id is null or taker.role_id = any(${rolesThatMay('run_queue')}))
      and v.starts_at - ${checkInOpens} <= ${now} and v.ends_at >= ${now}
    order by t.id, v.starts_at, v.id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
