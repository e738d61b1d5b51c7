import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { riyadhDay } from '@balsam/domain/time';
import { decideRearrangement, visitsToRearrange } from '#modules/booking/index.ts';
import { findStaffDoctor } from './doctors.store.ts';

async function assertDoctor(sql: Sql, { now }: UserCall, doctorId: number): Promise<void> {
  if (!(await findStaffDoctor(sql, doctorId, riyadhDay(now)))) throw fail('not_found');
}

/** Booked visits at times at which the doctor is not there. @throws not_found */
export async function listVisits(sql: Sql, call: UserCall, doctorId: number) {
  await assertDoctor(sql, call, doctorId);
  return visitsToRearrange(sql, call, doctorId);
}

type Sent = { readonly appointment_ids: readonly number[]; readonly slot_ids?: readonly number[] | null | undefined };

/** Moves such visits, or cancels them with the money back. @throws not_found */
export async function rearrangeVisits(tx: Tx, call: UserCall, doctorId: number, sent: Sent) {
  await assertDoctor(tx, call, doctorId);
  const wanted = { appointmentIds: sent.appointment_ids, slotIds: sent.slot_ids ?? undefined };
  return { accepted: await decideRearrangement(tx, call, doctorId, wanted) };
}
