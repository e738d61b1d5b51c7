import { sql as raw, type Selectable } from 'kysely';
import { presenceRules, type CallSide } from '@balsam/domain/tele-consultation';
import { addMinutes } from '@balsam/domain/time';
import type { CallAttendance } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type AttendanceRow = Selectable<CallAttendance>;
export type LeftWhy = NonNullable<AttendanceRow['left_why']>;

/** When the hospital last gave a visit another time or another doctor; undefined when it never did. */
export async function movedAt(sql: Sql, appointmentId: number): Promise<Date | undefined> {
  const last = await sql
    .selectFrom('appointment_event')
    .select('at')
    .where('appointment_id', '=', appointmentId)
    .where('kind', '=', 'rescheduled')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at;
}

/** Over `call_attendance`: somebody came for the time and the doctor that the visit has now, not for those that it had before. */
export const isOfThisTime = raw<boolean>`not exists (select from appointment_event e
  where e.appointment_id = call_attendance.appointment_id and e.kind = 'rescheduled' and e.at > call_attendance.came_at)`;

/** Whether somebody who had come before an instant was there beyond it. */
export async function wasThereAt(sql: Sql, appointmentId: number, at: Date): Promise<boolean> {
  const found = await sql
    .selectFrom('call_attendance')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('came_at', '<', at)
    .where((eb) => eb.or([eb('left_at', 'is', null), eb('left_at', '>=', at)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who has come and not left, at most one of each side. */
export const openAttendances = (sql: Sql, appointmentId: number): Promise<AttendanceRow[]> =>
  sql
    .selectFrom('call_attendance')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('left_at', 'is', null)
    .execute();

/** One that is open, by the connection that it was made with or came back by. */
export const openAttendanceOf = (sql: Sql, reference: string, connection: string): Promise<AttendanceRow | undefined> =>
  sql
    .selectFrom('call_attendance')
    .selectAll()
    .where('reference', '=', reference)
    .where('connection', '=', connection)
    .where('left_at', 'is', null)
    .executeTakeFirst();

/** Whether this side was ever in the call, beyond the waiting room. */
export async function hasEntered(sql: Sql, appointmentId: number, side: CallSide): Promise<boolean> {
  const found = await sql
    .selectFrom('call_attendance')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('side', '=', side)
    .where('entered_at', 'is not', null)
    .where(isOfThisTime)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Coming = {
  readonly appointmentId: number;
  readonly side: CallSide;
  readonly personId: number;
  readonly device: string;
  readonly connection: string;
  readonly enteredAt: Date | null;
  readonly now: Date;
};

export const insertAttendance = (tx: Tx, coming: Coming): Promise<AttendanceRow> =>
  tx
    .insertInto('call_attendance')
    .values({
      appointment_id: coming.appointmentId,
      side: coming.side,
      person_id: coming.personId,
      device: coming.device,
      connection: coming.connection,
      came_at: coming.now,
      entered_at: coming.enteredAt,
      seen_at: coming.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The same device is back by another connection, or goes on from the waiting room into the call; undefined when it counts as gone by now. */
export const updateAttendance = (
  tx: Tx,
  id: number,
  { connection, enteredAt, now }: Pick<Coming, 'connection' | 'enteredAt' | 'now'>,
): Promise<AttendanceRow | undefined> =>
  tx
    .updateTable('call_attendance')
    .set({ connection, entered_at: enteredAt, seen_at: now, lost_at: null })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export async function closeAttendance(tx: Tx, id: number, why: LeftWhy, at: Date): Promise<void> {
  await tx
    .updateTable('call_attendance')
    .set({ left_at: at, left_why: why })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
}

/** Notes that a browser is there, and, the first time, that sound and picture go both ways. Undefined when it is not in this call any more. */
export const touchAttendance = (
  sql: Sql,
  { reference, connection, connected, now }: { reference: string; connection: string; connected: boolean; now: Date },
): Promise<AttendanceRow | undefined> =>
  sql
    .updateTable('call_attendance')
    .set({
      seen_at: now,
      lost_at: null,
      ...(connected && { connected_at: raw<Date>`coalesce(connected_at, ${now})` }),
    })
    .where('reference', '=', reference)
    .where('connection', '=', connection)
    .where('left_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The line of this connection is gone; answers of which call. */
export const markLost = (sql: Sql, connection: string, now: Date): Promise<{ appointment_id: number } | undefined> =>
  sql
    .updateTable('call_attendance')
    .set({ lost_at: now })
    .where('connection', '=', connection)
    .where('left_at', 'is', null)
    .returning('appointment_id')
    .executeTakeFirst();

/** To whom a signal of this browser goes: the connection of the other side, while both are in the call. */
export const peerOf = (sql: Sql, reference: string, connection: string) =>
  sql
    .selectFrom('call_attendance as own')
    .innerJoin('call_attendance as other', 'other.appointment_id', 'own.appointment_id')
    .select(['other.connection', 'own.appointment_id'])
    .where('own.reference', '=', reference)
    .where('own.connection', '=', connection)
    .where('own.left_at', 'is', null)
    .where('own.entered_at', 'is not', null)
    .whereRef('other.side', '<>', 'own.side')
    .where('other.left_at', 'is', null)
    .where('other.entered_at', 'is not', null)
    .executeTakeFirst();

const seconds = (count: number) => count / 60;

/** Up to a batch of open ones that may have been away for too long, locked; another process passes them by. */
export const lockSilent = (tx: Tx, now: Date, count: number): Promise<AttendanceRow[]> =>
  tx
    .selectFrom('call_attendance')
    .selectAll()
    .where('left_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('seen_at', '<', addMinutes(now, -seconds(presenceRules.comeBackSeconds))),
        eb('lost_at', '<', addMinutes(now, -seconds(presenceRules.comeBackSeconds))),
      ]),
    )
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute();
