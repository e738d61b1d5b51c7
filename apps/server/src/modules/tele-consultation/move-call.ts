import type { Tx } from '#platform/db/types.ts';
import type { CallParties } from '#modules/booking/index.ts';
import { closeAttendance, movedAt, wasThereAt, type AttendanceRow } from './attendance.store.ts';
import { mayHaveToken, readCallNow, type CallNow } from './call.ts';
import { lockCall, updateCall, type CallChange, type CallRow } from './calls.store.ts';

export type Moved = {
  readonly call: CallNow;
  /** Who had come for the former time or as the former doctor, and is out now. */
  readonly left: readonly AttendanceRow[];
};

/** What the row of a call says of the time after an instant; `met`: whether the two who met after it had come after it. */
function since(
  at: Date,
  met: boolean,
  { rung_at, answered_at, declined_at, met_at, ended_at, ended_why }: CallRow,
): CallChange {
  const after = (instant: Date | null): Date | null => (instant && instant > at ? instant : null);
  const ended = after(ended_at);
  return {
    rung_at: after(rung_at),
    answered_at: after(answered_at),
    declined_at: after(declined_at),
    met_at: met ? after(met_at) : null,
    ended_at: ended,
    ended_why: ended && ended_why,
  };
}

/**
 * The call of a visit that the hospital gave another time or another doctor begins anew: what happened before is not of this one.
 * Undefined when nobody had come.
 */
export async function beginAnew(tx: Tx, parties: CallParties, now: Date): Promise<Moved | undefined> {
  const at = await movedAt(tx, parties.id);
  const known = await readCallNow(tx, parties);
  if (!known.row || !at) return undefined;
  await lockCall(tx, parties.id, now);
  const { row, attendances } = await readCallNow(tx, parties);
  // They may have come for the time before and met between the move and this: at the new time they did not.
  const met = !(await wasThereAt(tx, parties.id, at));
  const left = attendances.filter(({ came_at: cameAt }) => cameAt < at);
  for (const { id } of left) await closeAttendance(tx, id, 'cancelled', now);
  const rest = attendances.filter((each) => !left.includes(each));
  const changed = await updateCall(tx, parties.id, since(at, met, row ?? known.row), now);
  return { call: { parties, row: changed, attendances: rest }, left };
}

/** Whether a browser that is out comes to the call as it is now by itself: it is still its side's, and open. */
export function comesBack({ call }: Moved, { side, person_id: personId }: AttendanceRow, now: Date): boolean {
  const isTheirs = side === 'patient' || personId === call.parties.doctorPersonId;
  return isTheirs && mayHaveToken(call, side, now).ok;
}
