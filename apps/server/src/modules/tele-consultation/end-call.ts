import { isInCall } from '@balsam/domain/tele-consultation';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { appointmentForCall, type CallParties } from '#modules/booking/index.ts';
import { closeAttendance, type AttendanceRow } from './attendance.store.ts';
import { readCallNow, toCallFacts, type CallNow } from './call.ts';
import { lockCall, updateCall, type CallRow } from './calls.store.ts';

export type Ended = {
  readonly call: CallNow;
  /** Who is out of it now. */
  readonly left: readonly AttendanceRow[];
};

/** Ends a call and closes what is open of it. */
async function endFor(
  tx: Tx,
  { parties, attendances }: CallNow,
  { why, left }: { why: NonNullable<CallRow['ended_why']>; left: readonly AttendanceRow[] },
  now: Date,
): Promise<Ended> {
  const row = await updateCall(tx, parties.id, { ended_at: now, ended_why: why, rung_at: null }, now);
  for (const { id } of left) await closeAttendance(tx, id, why, now);
  return { call: { parties, row, attendances: attendances.filter((each) => !left.includes(each)) }, left };
}

/**
 * The doctor ends the call for both. Who only waits goes on waiting: a patient who missed the ring may be rung again.
 * @throws not_found, call_not_started when neither is in it and nothing rings
 */
export async function endCall(tx: Tx, caller: UserCall, id: number): Promise<Ended> {
  const { now } = caller;
  const parties = await appointmentForCall(tx, caller, id, 'write');
  await lockCall(tx, id, now);
  const call = await readCallNow(tx, parties);
  const { rungAt, endedAt, presence } = toCallFacts(call, now);
  const isOpen = !endedAt && (rungAt !== null || isInCall(presence.doctor) || isInCall(presence.patient));
  if (!isOpen) throw fail('call_not_started');
  const left = call.attendances.filter((each) => each.entered_at !== null);
  return endFor(tx, call, { why: 'ended', left }, now);
}

/** A cancelled visit has no call: whoever waits or talks is told. Undefined when nobody had come. */
export async function endCancelled(tx: Tx, parties: CallParties, now: Date): Promise<CallNow | undefined> {
  const call = await readCallNow(tx, parties);
  if (!call.row) return undefined;
  await lockCall(tx, parties.id, now);
  const open = await readCallNow(tx, parties);
  return (await endFor(tx, open, { why: 'cancelled', left: open.attendances }, now)).call;
}
