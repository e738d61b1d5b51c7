import { rolesThatMay } from '@balsam/domain/identity';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';

type LeaveNotice = {
  readonly doctorPersonId: number;
  readonly from: Day;
  readonly to: Day;
  readonly state: 'approved' | 'refused' | 'cancelled';
  readonly answer: string;
};

/** What a doctor is told of their leave; undefined when there is nothing to tell. */
export async function leaveNotice(sql: Sql, leaveId: number): Promise<LeaveNotice | undefined> {
  const row = await sql
    .selectFrom('doctor_leave as l')
    .innerJoin('doctor as d', 'd.id', 'l.doctor_id')
    .select(['d.person_id', 'l.from_day', 'l.to_day', 'l.state', 'l.answer'])
    .where('l.id', '=', leaveId)
    .executeTakeFirst();
  if (row?.state !== 'approved' && row?.state !== 'refused' && row?.state !== 'cancelled') return undefined;
  return { doctorPersonId: row.person_id, from: row.from_day, to: row.to_day, state: row.state, answer: row.answer };
}

type LeaveRequest = { readonly doctorId: number; readonly from: Day; readonly to: Day };

/** A request for leave that still waits; undefined once it was answered or taken back. */
export async function leaveRequest(sql: Sql, leaveId: number): Promise<LeaveRequest | undefined> {
  const row = await sql
    .selectFrom('doctor_leave')
    .select(['doctor_id', 'from_day', 'to_day'])
    .where('id', '=', leaveId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row && { doctorId: row.doctor_id, from: row.from_day, to: row.to_day };
}

/** Who answers such a request at the front desk. */
export async function leaveAnswerers(sql: Sql): Promise<number[]> {
  const rows = await sql
    .selectFrom('account')
    .select('person_id')
    .where('role_id', 'in', rolesThatMay('run_queue'))
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.person_id);
}
