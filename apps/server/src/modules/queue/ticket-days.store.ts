import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The day of the visit `a` in Riyadh. */
const dayOfVisit = sql`(a.starts_at at time zone 'Asia/Riyadh')::date`;

/**
 * The last day of the ticket `t` of the visit `a`: its own, or that of the visit. Check-in opens before midnight for a visit after it, and
 * who came then keeps number and place.
 */
export const lastDay = sql<string>`greatest(t.day, ${dayOfVisit})`;

/** Whether the ticket `t` of the visit `a` is one of this day: taken on it, or on the day before for a visit of it. */
export const isOfDay = (day: string): RawBuilder<SqlBool> =>
  sql`(t.day between ${day}::date - 1 and ${day}::date and ${lastDay} >= ${day}::date)`;

/**
 * The place of a new ticket of a clinic and day: that of its number, behind those who came before midnight for a visit after it. Nothing
 * that happens on the day changes how far behind.
 */
export const placeOf = ({ clinicId, day, number }: { clinicId: number; day: string; number: number }) =>
  sql<number>`${number}::int + coalesce((
    select ceil(max(t.place)) from queue_ticket t join appointment a on a.id = t.appointment_id
    where t.clinic_id = ${clinicId} and t.day = ${day}::date - 1 and ${dayOfVisit} >= ${day}::date), 0)`;
