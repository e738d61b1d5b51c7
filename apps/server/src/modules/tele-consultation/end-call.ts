import { isInCall } from '@balsam/domain/tele-consultation';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { appointmentForCall, type CallParties } from '#modules/booking/index.ts';
import { closeAttendance } from './attendance.store.ts';
import { readCallNow, toCallFacts, type CallNow } from './call.ts';
import { lockCall, updateCall, type CallRow } from './calls.store.ts';

/** Ends a call for both sides and closes what is open of it. */
export async function endForBoth(
  tx: Tx,
  call: CallNow,
  why: NonNullable<CallRow['ended_why']>,
  now: Date,
): Promise<CallNow> {
  const row = await updateCall(tx, call.parties.id, { ended_at: now, ended_why: why, rung_at: null }, now);
  for (const { id } of call.attendances) await closeAttendance(tx, id, why, now);
  return { parties: call.parties, row, attendances: [] };
}

/** The doctor ends the call for both. @throws not_found, call_not_started when neither is in it and nothing rings */
export async function endCall(tx: Tx, caller: UserCall, id: number): Promise<CallNow> {
  const { now } = caller;
  const parties = await appointmentForCall(tx, caller, id, 'write');
  await lockCall(tx, id, now);
  const call = await readCallNow(tx, parties);
  const { rungAt, endedAt, presence } = toCallFacts(call, now);
  const isOpen = !endedAt && (rungAt !== null || isInCall(presence.doctor) || isInCall(presence.patient));
  if (!isOpen) throw fail('call_not_started');
  return endForBoth(tx, call, 'ended', now);
}

/** A cancelled visit has no call: whoever waits or talks is told. Undefined when nobody had come. */
export async function endCancelled(tx: Tx, parties: CallParties, now: Date): Promise<CallNow | undefined> {
  const call = await readCallNow(tx, parties);
  if (!call.row) return undefined;
  await lockCall(tx, parties.id, now);
  return endForBoth(tx, await readCallNow(tx, parties), 'cancelled', now);
}
