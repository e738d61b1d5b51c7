import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

const dayOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`;

/** Stays that ended without a discharge summary that is open or valid, the newest end first. */
export const staysWithoutSummary = (db: Sql, page: { readonly limit: number; readonly offset: number }) =>
  db
    .selectFrom('admission as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .select(['a.id', 'a.person_id', 'p.mrn', 'dep.title as department', 'dep.title_ar as department_ar'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select([
      sql<string>`concat_ws(' ', dp.first_name, dp.family_name)`.as('doctor'),
      sql<string>`concat_ws(' ', dp.first_name_ar, dp.family_name_ar)`.as('doctor_ar'),
      dayOf('a.admitted_at').as('from'),
      dayOf('a.discharged_at').as('until'),
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('a.discharged_at', 'is not', null)
    .where((x) =>
      x.not(
        x.exists(
          x
            .selectFrom('medical_report as m')
            .select('m.id')
            .whereRef('m.admission_id', '=', 'a.id')
            .where('m.state', 'in', ['pending', 'in-progress', 'approved']),
        ),
      ),
    )
    .orderBy('a.discharged_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Whose stay this is and whether it has ended. */
export const findStayOf = (db: Sql, id: number) =>
  db.selectFrom('admission').select(['id', 'person_id', 'discharged_at']).where('id', '=', id).executeTakeFirst();
