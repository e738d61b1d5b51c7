import type { Selectable } from 'kysely';
import type { CallSide } from '@balsam/domain/tele-consultation';
import type { ConsultationCall } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { isOfThisTime } from './attendance.store.ts';

export type CallRow = Selectable<ConsultationCall>;

/** The call of an appointment; undefined when nobody has come yet. */
export const readCall = (sql: Sql, appointmentId: number): Promise<CallRow | undefined> =>
  sql.selectFrom('consultation_call').selectAll().where('appointment_id', '=', appointmentId).executeTakeFirst();

/** The call of an appointment, made when there is none, and locked until the transaction ends: who comes and goes does so one after the other. */
export const lockCall = (tx: Tx, appointmentId: number, now: Date): Promise<CallRow> =>
  tx
    .insertInto('consultation_call')
    .values({ appointment_id: appointmentId, changed_at: now })
    .onConflict((c) => c.column('appointment_id').doUpdateSet({ changed_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();

export type CallChange = Partial<Omit<CallRow, 'appointment_id' | 'changed_at'>>;

export const updateCall = (tx: Tx, appointmentId: number, change: CallChange, now: Date): Promise<CallRow> =>
  tx
    .updateTable('consultation_call')
    .set({ ...change, changed_at: now })
    .where('appointment_id', '=', appointmentId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Calls of these appointments with who came, for whoever decides what becomes of the visits. */
export async function readCallRecords(sql: Sql, appointmentIds: readonly number[]) {
  if (appointmentIds.length === 0) return { calls: [], sides: [] };
  const calls = await sql
    .selectFrom('consultation_call')
    .selectAll()
    .where('appointment_id', 'in', appointmentIds)
    .execute();
  const sides = await sql
    .selectFrom('call_attendance')
    .select((eb) => [
      'appointment_id',
      'side',
      eb.fn.min('came_at').as('came_at'),
      eb.fn.min('entered_at').as('entered_at'),
      eb.fn.min('connected_at').as('connected_at'),
    ])
    .where('appointment_id', 'in', appointmentIds)
    .where(isOfThisTime)
    .groupBy(['appointment_id', 'side'])
    .execute();
  return { calls, sides };
}

export type FeedbackRow = {
  readonly appointmentId: number;
  readonly side: CallSide;
  readonly personId: number;
  readonly rating: number;
  readonly problems: readonly string[];
  readonly comment: string;
  readonly at: Date;
};

/** Keeps what a side says of the call; false when it has said so already. */
export async function insertFeedback(tx: Tx, feedback: FeedbackRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('call_feedback')
    .values({
      appointment_id: feedback.appointmentId,
      side: feedback.side,
      person_id: feedback.personId,
      rating: feedback.rating,
      problems: [...feedback.problems],
      comment: feedback.comment,
      created_at: feedback.at,
    })
    .onConflict((c) => c.columns(['appointment_id', 'side']).doNothing())
    .returning('appointment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasFeedback(sql: Sql, appointmentId: number, side: CallSide): Promise<boolean> {
  const found = await sql
    .selectFrom('call_feedback')
    .select('appointment_id')
    .where('appointment_id', '=', appointmentId)
    .where('side', '=', side)
    .executeTakeFirst();
  return found !== undefined;
}

/** What somebody wrote about calls goes with their account. */
export async function eraseComments(tx: Tx, personId: number): Promise<void> {
  await tx.updateTable('call_feedback').set({ comment: '' }).where('person_id', '=', personId).execute();
}
