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

type Series = { readonly clinicId: number; readonly day: string };

/** The tickets `t` of a clinic that were taken before the midnight of a day for a visit `a` after it. */
const takenBefore = ({ clinicId, day }: Series) =>
  sql`queue_ticket t join appointment a on a.id = t.appointment_id
    where t.clinic_id = ${clinicId} and t.day = ${day}::date - 1 and ${dayOfVisit} >= ${day}::date`;

/** The highest of their numbers that still stand. Numbers of the day follow it: two that hang side by side in the hall differ. */
export const lastNumberBefore = (series: Series) =>
  sql<number>`coalesce((
    select max(t.number) from ${takenBefore(series)} and t.state in ('waiting', 'called', 'serving', 'skipped')), 0)`;

/**
 * The place of a new ticket of a clinic and day: that of its number, behind those who came before midnight for a visit after it. Nothing
 * that happens on the day changes how far behind.
 */
export const placeOf = ({ number, ...series }: Series & { readonly number: number }) =>
  sql<number>`${number}::int + coalesce((select ceil(max(t.place)) from ${takenBefore(series)}), 0)`;
