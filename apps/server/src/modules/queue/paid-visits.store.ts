import { sql } from 'kysely';
import { rolesThatMay } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';
import { isPaidVisit } from '#modules/booking/index.ts';

const checkInOpens = sql`make_interval(mins => ${bookingMinutes('checkInOpensMinutes')})`;

/**
 * The paid visits that can be checked in now of those who stand in the hall with an unpaid walk-in's ticket: a kiosk gave it, or the desk.
 * Of each person the first.
 */
export async function visitsOfWalkIns(db: Sql, day: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (t.id) v.id from queue_ticket t
    join appointment a on a.id = t.appointment_id join appointment v on ${isPaidVisit}
    left join account taker on taker.id = a.booked_by
    where t.day = ${day} and t.state = 'waiting' and a.slot_id is null and a.payment_status not in ('paid', 'success')
      and (taker.id is null or taker.role_id = any(${rolesThatMay('run_queue')}))
      and v.starts_at - ${checkInOpens} <= ${now} and v.ends_at >= ${now}
    order by t.id, v.starts_at, v.id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
