import type { Sql } from '#platform/db/types.ts';

/** When somebody was in the calls of their visits, as doctor, patient or guardian. */
export const attendanceRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('call_attendance')
    .select(['id', 'appointment_id', 'side', 'came_at', 'entered_at', 'connected_at', 'left_at', 'left_why'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

/** What they said of them. */
export const feedbackRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('call_feedback')
    .select(['appointment_id as id', 'side', 'rating', 'problems', 'comment', 'created_at'])
    .where('person_id', '=', personId)
    .where('appointment_id', '>', after)
    .orderBy('appointment_id')
    .limit(count)
    .execute();
