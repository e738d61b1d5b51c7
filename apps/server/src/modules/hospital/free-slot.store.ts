import { sql, type RawBuilder } from 'kysely';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';

/**
 * SQL over a slot `s`: nobody holds it. A hold that has run out unpaid no longer counts, whether or not its release was written
 * (`isHoldOver` of the domain).
 */
export const isFree = (now: Date): RawBuilder<boolean> => sql<boolean>`not exists (
  select from appointment a where a.slot_id = s.id and a.state not in ('cancelled', 'released')
    and not (a.state = 'booked' and coalesce(a.hold_until < ${now}, false)))`;

/** SQL over a slot `s`: it is open and still offered (`isOffered` of the domain). */
export const isOpen = (now: Date): RawBuilder<boolean> => sql<boolean>`(not s.is_closed and s.starts_at > ${now}
  and (s.type = 'onspot' or s.starts_at >= ${now}::timestamptz + make_interval(mins => ${bookingMinutes('leadMinutes')})))`;
