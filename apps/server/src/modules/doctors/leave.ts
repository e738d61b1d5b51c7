import { riyadhDay, type Day } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { addLeave, endLeave } from '#modules/hospital/index.ts';
import { doctorForChange, recordChange, type DoctorChange } from './doctor-for-change.ts';
import { leaveView } from './doctors.view.ts';
import { leaveAnswered, leaveEntered, leaveRequested } from './events.ts';
import { findLeave } from './schedule.store.ts';

type Days = { readonly from_day: Day; readonly to_day: Day; readonly reason: string };

function assertDays({ from_day, to_day }: Days, now: Date): void {
  if (from_day < riyadhDay(now)) throw fail('day_in_past', { path: 'from_day' });
  if (to_day < from_day) throw fail('days_out_of_order', { path: 'to_day' });
}

async function insertLeave(
  { tx, call, doctorId }: DoctorChange,
  { from_day: from, to_day: to, reason }: Days,
  state: 'requested' | 'approved',
): Promise<number> {
  const id = await addLeave(tx, { doctorId, from, to, reason, state, accountId: call.actor.accountId }, call.now);
  if (id === undefined) throw fail('leave_overlaps', { path: 'from_day' });
  return id;
}

/**
 * Enters leave for a doctor. From then on nothing more is booked in its days; a patient who was booking at the same moment is refused,
 * or in the list of visits that need another time (D13.08). The doctor is told.
 * @throws not_found, day_in_past, days_out_of_order, leave_overlaps
 */
export async function enterLeave(change: DoctorChange, days: Days) {
  assertDays(days, change.call.now);
  const doctor = await doctorForChange(change);
  const id = await insertLeave(change, days, 'approved');
  await publish(change.tx, leaveEntered, { leave_id: id }, change.call.now);
  return recordChange(change, doctor.person_id, 'doctor leave');
}

type LeaveMove = Pick<Parameters<typeof endLeave>[1], 'from' | 'to' | 'answer'>;

async function moveLeave({ tx, call, doctorId }: DoctorChange, id: number, move: LeaveMove): Promise<void> {
  const leave = await findLeave(tx, doctorId, id);
  if (!leave) throw fail('not_found');
  const isOver = move.to === 'cancelled' && leave.to_day < riyadhDay(call.now);
  const moved = !isOver && (await endLeave(tx, { doctorId, id, accountId: call.actor.accountId, ...move }, call.now));
  if (!moved) throw fail('leave_decided');
}

/** Approves or refuses leave that a doctor asked for; the doctor is told. @throws not_found, leave_decided */
export async function answerLeave(
  change: DoctorChange,
  id: number,
  { approve, answer }: { approve: boolean; answer: string },
) {
  const doctor = await doctorForChange(change);
  await moveLeave(change, id, { from: 'requested', to: approve ? 'approved' : 'refused', answer });
  await publish(change.tx, leaveAnswered, { leave_id: id }, change.call.now);
  return recordChange(change, doctor.person_id, 'doctor leave');
}

/** Takes leave back that is not over: the hours of its days are offered again. @throws not_found, leave_decided */
export async function cancelLeave(change: DoctorChange, id: number) {
  const doctor = await doctorForChange(change);
  await moveLeave(change, id, { from: 'approved', to: 'cancelled' });
  await publish(change.tx, leaveAnswered, { leave_id: id }, change.call.now);
  return recordChange(change, doctor.person_id, 'doctor leave');
}

async function ownLeave(tx: Tx, call: UserCall, doctorId: number, id: number) {
  await audit(tx, call, {
    personId: call.actor.personId,
    action: 'write',
    what: 'doctor leave',
    recordId: doctorId,
    why: 'self',
  });
  const leave = await findLeave(tx, doctorId, id);
  if (!leave) throw fail('not_found');
  return leaveView(leave);
}

/** A doctor asks for leave. @throws day_in_past, days_out_of_order, leave_overlaps */
export async function requestLeave(tx: Tx, call: UserCall, days: Days) {
  const doctorId = ownDoctorId(call, undefined);
  assertDays(days, call.now);
  const id = await insertLeave({ tx, call, doctorId }, days, 'requested');
  await publish(tx, leaveRequested, { leave_id: id }, call.now);
  return ownLeave(tx, call, doctorId, id);
}

/** A doctor takes a request back that nobody answered. @throws not_found, leave_decided */
export async function withdrawLeave(tx: Tx, call: UserCall, id: number) {
  const change = { tx, call, doctorId: ownDoctorId(call, undefined) };
  await doctorForChange(change);
  await moveLeave(change, id, { from: 'requested', to: 'withdrawn' });
  return ownLeave(tx, call, change.doctorId, id);
}
