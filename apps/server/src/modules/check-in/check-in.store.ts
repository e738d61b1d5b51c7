import type { AppointmentState, PaymentStatus } from '@balsam/domain/booking';
import { sql as raw, type Updateable } from 'kysely';
import type { VisitCheckIn } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export const findCheckIn = (sql: Sql, appointmentId: number) =>
  sql
    .selectFrom('visit_check_in')
    .select(['details_at', 'insurance_at', 'paying', 'case_history_at', 'consents_at'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

/** Writes what a step says beside what the other steps said. */
export async function saveStep(tx: Tx, appointmentId: number, change: Updateable<VisitCheckIn>): Promise<void> {
  await tx
    .insertInto('visit_check_in')
    .values({ ...change, appointment_id: appointmentId })
    .onConflict((c) => c.column('appointment_id').doUpdateSet(change))
    .execute();
}

/**
 * What was done before one visit is done before another, unless that one has steps of its own. Who pays by insurance is asked again where the
 * price of the old visit was given back.
 */
export async function giveCheckInTo(
  tx: Tx,
  { oldId, id, wasPaid }: { readonly oldId: number; readonly id: number; readonly wasPaid: boolean },
): Promise<void> {
  await raw`
    update visit_check_in c set appointment_id = ${id},
      insurance_at = case when ${wasPaid} and c.paying = 'insurance' then null else c.insurance_at end,
      paying = case when ${wasPaid} and c.paying = 'insurance' then null else c.paying end
    where c.appointment_id = ${oldId} and not exists (select from visit_check_in o where o.appointment_id = ${id})`.execute(
    tx,
  );
}

/** A person's check-ins before their visits, by appointment. */
export const checkInRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('visit_check_in as c')
    .innerJoin('appointment as a', 'a.id', 'c.appointment_id')
    .select(['a.id', 'c.details_at', 'c.insurance_at', 'c.paying', 'c.case_history_at', 'c.consents_at'])
    .select(['c.consent_version', 'c.consented_by'])
    .where('a.patient_id', '=', personId)
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();

/** A visit for which somebody may be at a branch. */
export type VisitHere = {
  readonly id: number;
  readonly state: AppointmentState;
  readonly payment_status: PaymentStatus;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

/** The booked visits of a person at a branch in [from, until) that are still on or have been checked in, the next first; no walk-ins: who has a number is there. */
export const visitsHere = (
  sql: Sql,
  where: { personId: number; locationId: number; from: Date; until: Date },
): Promise<VisitHere[]> =>
  sql
    .selectFrom('appointment')
    .select(['id', 'state', 'payment_status', 'starts_at', 'ends_at'])
    .where('patient_id', '=', where.personId)
    .where('slot_id', 'is not', null)
    .where('location_id', '=', where.locationId)
    .where('starts_at', '>=', where.from)
    .where('starts_at', '<', where.until)
    .where('type', '=', 'onsite')
    .where('state', 'in', ['booked', 'checked_in'])
    .orderBy('starts_at')
    .limit(10)
    .execute();

export const branches = (sql: Sql) =>
  sql.selectFrom('location').select(['id', 'title', 'title_ar']).orderBy('id').limit(100).execute();
