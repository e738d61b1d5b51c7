import type { Sql } from '#platform/db/types.ts';

/** Whether a person had a visit since then that took place: an appointment that was completed, or a visit of their record. */
export async function hasCompletedVisit(db: Sql, personId: number, since: Date): Promise<boolean> {
  const booked = db
    .selectFrom('appointment')
    .select('starts_at')
    .where('patient_id', '=', personId)
    .where('state', '=', 'completed')
    .where('starts_at', '>=', since);
  const recorded = db
    .selectFrom('encounter')
    .select('started_at as starts_at')
    .where('person_id', '=', personId)
    .where('status', '=', 'finished')
    .where('withdrawn_at', 'is', null)
    .where('started_at', '>=', since);
  return (await booked.unionAll(recorded).limit(1).executeTakeFirst()) !== undefined;
}
