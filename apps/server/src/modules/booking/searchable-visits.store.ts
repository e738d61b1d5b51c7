import type { Sql } from '#platform/db/types.ts';

/** So many of the newest are searched; what is older is found in the list of what is over. */
const most = 300;

/** The appointments of a person as search reads them, the latest first; those that nobody paid in time are none. */
export const searchableVisits = (sql: Sql, personId: number) =>
  sql
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .innerJoin('location as l', 'l.id', 'a.location_id')
    .select(['a.id', 'a.starts_at', 's.title as speciality', 's.title_ar as speciality_ar'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(['l.title as branch', 'l.title_ar as branch_ar'])
    .where('a.patient_id', '=', personId)
    .where('a.state', '<>', 'released')
    .orderBy('a.starts_at', 'desc')
    .limit(most)
    .execute();
