import type { Sql } from '#platform/db/types.ts';

type Table = 'medication_refill' | 'medication_supply' | 'medication_dose' | 'refill_subscription';

/** The rows of a table about a person, oldest first. */
export const medicineRows = async (
  db: Sql,
  table: Table,
  personId: number,
  after: number,
  count: number,
): Promise<{ id: number }[]> => {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows;
};

export const reminderRows = (db: Sql, personId: number) =>
  db
    .selectFrom('medication_reminder')
    .select(['resource_id', 'slots', 'weekdays', 'until', 'next_at'])
    .where('person_id', '=', personId)
    .execute();

export const timesRows = (db: Sql, personId: number) =>
  db.selectFrom('reminder_slots').select(['times', 'in_ramadan']).where('person_id', '=', personId).execute();
