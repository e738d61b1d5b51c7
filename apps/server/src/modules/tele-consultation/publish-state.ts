import { callSides, type CallSide } from '@balsam/domain/tele-consultation';
import type { CallStatus } from '@balsam/contract/tele-consultation';
import type { Db, Sql } from '#platform/db/types.ts';
import type { Platform } from '#platform/platform.ts';
import { callPartiesOf } from '#modules/booking/index.ts';
import { personOf, readCallNow, statusFor, type CallNow } from './call.ts';

/** How a call stands for each side. */
export type Told = { readonly call: CallNow; readonly status: Readonly<Record<CallSide, CallStatus>> };

export async function statusOfBoth(sql: Sql, call: CallNow, now: Date): Promise<Told> {
  const doctor = await statusFor(sql, call, 'doctor', now);
  const patient = await statusFor(sql, call, 'patient', now);
  return { call, status: { doctor, patient } };
}

/** Sends the state of a call to the open screens of both sides; where it rings, the patient's ring. */
export function sendState({ realtime }: Pick<Platform, 'realtime'>, { call, status }: Told): void {
  const { id } = call.parties;
  for (const side of callSides) realtime.send(personOf(call, side), 'call:state', { id, status: status[side] });
  if (status.patient.state === 'ringing') realtime.send(call.parties.patientId, 'call:ring', { id });
}

/** Reads a call again and sends its state to both sides. */
export async function publishState(platform: Platform, appointmentId: number, db: Db = platform.db): Promise<void> {
  const now = platform.clock.now();
  const parties = await callPartiesOf(db, appointmentId, now);
  if (parties) sendState(platform, await statusOfBoth(db, await readCallNow(db, parties), now));
}
