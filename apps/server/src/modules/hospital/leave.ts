import type { Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { rebuildSlots } from './rebuild-slots.ts';

type NewLeave = {
  readonly doctorId: number;
  readonly from: Day;
  readonly to: Day;
  readonly reason: string;
  /** Of whoever enters it or asks for it; null for the system. */
  readonly accountId: number | null;
  /** What a doctor asks for counts once it is approved. */
  readonly state: 'requested' | 'approved';
};

/**
 * A doctor, locked, is away on these days: nothing more is booked in them, and visits that are booked stay and are listed (D13.08). Answers
 * its id; undefined when there is leave in these days already.
 */
export async function addLeave(tx: Tx, leave: NewLeave, now: Date): Promise<number | undefined> {
  const { doctorId, from, to, reason, accountId, state } = leave;
  const row = await tx
    .insertInto('doctor_leave')
    .values({
      doctor_id: doctorId,
      from_day: from,
      to_day: to,
      note: reason,
      state,
      created_by: accountId,
      created_at: now,
      ...(state === 'approved' && { decided_by: accountId, decided_at: now }),
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && state === 'approved') await rebuildSlots(tx, doctorId, { from, to }, now);
  return row?.id;
}

type LeaveEnd = {
  readonly doctorId: number;
  readonly id: number;
  readonly from: 'requested' | 'approved';
  readonly to: 'approved' | 'refused' | 'withdrawn' | 'cancelled';
  readonly accountId: number;
  readonly answer?: string;
};

/** Moves leave of a locked doctor to another state, and their free times with it. False when it is not in the state `from` any more. */
export async function endLeave(
  tx: Tx,
  { doctorId, id, from, to, accountId, answer }: LeaveEnd,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('doctor_leave')
    .set({ state: to, decided_by: accountId, decided_at: now, ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .where('state', '=', from)
    .returning(['from_day', 'to_day'])
    .executeTakeFirst();
  if (row && (from === 'approved' || to === 'approved'))
    await rebuildSlots(tx, doctorId, { from: row.from_day, to: row.to_day }, now);
  return row !== undefined;
}
