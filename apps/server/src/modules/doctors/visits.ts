import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { riyadhDay } from '@balsam/domain/time';
import { decideRearrangement, visitsToRearrange } from '#modules/booking/index.ts';
import { walkInsOfDoctor } from '#modules/queue/index.ts';
import { isAway } from './read-doctors.ts';
import { findStaffDoctor } from './doctors.store.ts';

async function doctorOf(sql: Sql, { now }: UserCall, doctorId: number) {
  const doctor = await findStaffDoctor(sql, doctorId, riyadhDay(now));
  if (!doctor) throw fail('not_found');
  return doctor;
}

/** Booked visits at times at which the doctor is not there, and while they are away the walk-ins who wait for them now. @throws not_found */
export async function listVisits(sql: Sql, call: UserCall, doctorId: number) {
  const doctor = await doctorOf(sql, call, doctorId);
  const visits = await visitsToRearrange(sql, call, doctorId);
  return { ...visits, walk_ins: isAway(doctor) ? await walkInsOfDoctor(sql, call, doctorId) : [] };
}

type Sent = { readonly appointment_ids: readonly number[]; readonly slot_ids?: readonly number[] | null | undefined };

/** Moves such visits, or cancels them with the money back. @throws not_found */
export async function rearrangeVisits(tx: Tx, call: UserCall, doctorId: number, sent: Sent) {
  await doctorOf(tx, call, doctorId);
  const wanted = { appointmentIds: sent.appointment_ids, slotIds: sent.slot_ids ?? undefined };
  return { accepted: await decideRearrangement(tx, call, doctorId, wanted) };
}
