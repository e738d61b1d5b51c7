import { leastMinutesToPay } from '@balsam/domain/booking';
import { sql, type RawBuilder } from 'kysely';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';

/** An instant, or SQL that answers it. */
type Instant = Date | RawBuilder<Date>;

/** SQL over a slot `s`: it is held for somebody of the waiting list, to whom it was offered (`isOfferOpen` of the domain). */
export const isOnOffer = (now: Instant): RawBuilder<boolean> => sql<boolean>`exists (
  select from waiting_list_offer w where w.slot_id = s.id and w.state = 'open' and w.expires_at >= ${now})`;

/**
 * SQL over a slot `s`: nobody holds it, and it is on offer to nobody. A hold that has run out unpaid no longer counts, whether or not its release was written
 * (`isHoldOver` of the domain).
 */
export const isFree = (now: Instant): RawBuilder<boolean> => sql<boolean>`(not exists (
  select from appointment a where a.slot_id = s.id and a.state not in ('cancelled', 'released')
    and not (a.state = 'booked' and coalesce(a.hold_until < ${now}, false))) and not ${isOnOffer(now)})`;

/** SQL: so many minutes ahead a time is offered at the latest. */
const notice = sql<number>`greatest(${bookingMinutes('leadMinutes')}, ${bookingMinutes('cutOffMinutes')} + ${leastMinutesToPay}::int)`;

/** SQL over a slot `s`: it is open and still offered (`isOffered` of the domain). */
export const isOpen = (now: Instant): RawBuilder<boolean> => sql<boolean>`(not s.is_closed and s.starts_at > ${now}
  and (s.type = 'onspot' or s.starts_at >= ${now}::timestamptz + make_interval(mins => ${notice})))`;
