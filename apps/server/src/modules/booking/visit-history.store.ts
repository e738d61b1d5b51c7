import type { Sql } from '#platform/db/types.ts';

/** The history of an appointment, oldest first, with who it was. */
export const readHistory = (sql: Sql, appointmentId: number) =>
  sql
    .selectFrom('appointment_event as e')
    .leftJoin('account as a', 'a.id', 'e.by_account')
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .select(['e.id', 'e.kind', 'e.at', 'e.outcome', 'e.reason', 'a.role_id'])
    .select((s) => [
      s.fn.coalesce('p.first_name', s.val('')).as('first_name'),
      s.fn.coalesce('p.family_name', s.val('')).as('family_name'),
      s.fn.coalesce('p.first_name_ar', s.val('')).as('first_name_ar'),
      s.fn.coalesce('p.family_name_ar', s.val('')).as('family_name_ar'),
    ])
    .where('e.appointment_id', '=', appointmentId)
    .orderBy('e.id')
    .limit(200)
    .execute();

/** Why the front desk or a doctor said what became of these visits, by visit and moment. */
export const outcomeReasons = (sql: Sql, appointmentIds: readonly number[]) =>
  appointmentIds.length === 0
    ? Promise.resolve([])
    : sql
        .selectFrom('appointment_event')
        .select(['appointment_id', 'by_account', 'at', 'outcome', 'reason'])
        .where('appointment_id', 'in', appointmentIds)
        .where('reason', 'is not', null)
        .execute();
