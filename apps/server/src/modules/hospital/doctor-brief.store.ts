import type { Sql } from '#platform/db/types.ts';
import { fullNames } from '#modules/people/index.ts';

/** Who a doctor is, for a sentence to or about them; undefined when there is none. Names come without a title before them. */
export async function doctorBrief(sql: Sql, doctorId: number) {
  const row = await sql
    .selectFrom('doctor as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .select(['d.person_id', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .where('d.id', '=', doctorId)
    .executeTakeFirst();
  return row && { personId: row.person_id, ...fullNames(row) };
}
