import type { Sql } from '#platform/db/types.ts';

/** The times of slots, with whom and where. */
export const readTimes = (sql: Sql, slotIds: readonly number[]) =>
  sql
    .selectFrom('slot as s')
    .innerJoin('doctor as d', 'd.id', 's.doctor_id')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('location as l', 'l.id', 's.location_id')
    .select(['s.id', 's.type', 's.starts_at', 's.doctor_id', 's.location_id', 'l.title', 'l.title_ar'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('s.id', 'in', [0, ...slotIds])
    .execute();

export type TimeRow = Awaited<ReturnType<typeof readTimes>>[number];

/** The slot that an appointment has, or had; a walk-in has none. */
export async function slotOf(sql: Sql, appointmentId: number): Promise<number | undefined> {
  const row = await sql.selectFrom('appointment').select('slot_id').where('id', '=', appointmentId).executeTakeFirst();
  return row?.slot_id ?? undefined;
}
