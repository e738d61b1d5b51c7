import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish, publishAll } from '#platform/outbox/outbox.ts';
import { endForClosing, giveWalkInTo } from '#modules/booking/index.ts';
import { changeSeries, findClinic, leastBusyDoctor } from './clinics.store.ts';
import { queueChanged, ticketClosed } from './events.ts';
import { answerChanged, auditDesk, ticketToRun } from './run-queue.ts';
import { numberOf } from './take-ticket.ts';
import { changeTicket, insertTicket, mayTransfer, openTickets, readTicket, type TicketRow } from './tickets.store.ts';
import type { DeskTicket } from './tickets.view.ts';

/** Gives a walk-in to another doctor of its clinic, as when its own went on leave; number and place stay. @throws ticket_moved, no_service_found */
async function giveToColleague(tx: Tx, call: UserCall, row: TicketRow, appointmentId: number): Promise<DeskTicket> {
  const { id, clinic_id: clinicId, day, state, number } = row;
  if (!mayTransfer(row) || !(await changeTicket(tx, row, { state }))) throw fail('ticket_moved');
  const doctorId = await leastBusyDoctor(tx, clinicId, day, row.doctor_id ?? undefined);
  if (doctorId === undefined) throw fail('no_service_found');
  await giveWalkInTo(tx, appointmentId, { clinicId, doctorId, number });
  return answerChanged(tx, call, id);
}

/** Gives a walk-in to the doctor of another clinic for whom the fewest wait. @throws no_service_found */
async function giveToClinic(
  tx: Tx,
  appointmentId: number,
  to: Omit<Parameters<typeof giveWalkInTo>[2], 'doctorId'>,
  day: string,
) {
  const doctorId = await leastBusyDoctor(tx, to.clinicId, day);
  if (doctorId === undefined) throw fail('no_service_found');
  await giveWalkInTo(tx, appointmentId, { ...to, doctorId });
}

/**
 * Sends a person to another clinic of the branch: a new ticket there, so that neither series has a gap. A walk-in is seen by a doctor of that
 * clinic, at the price that it has; who has booked keeps their doctor. A walk-in that is sent to its own clinic goes to another doctor there.
 * @throws not_found, ticket_moved, already_in_queue, clinic_paused, clinic_closed, no_service_found
 */
export async function changeClinic(tx: Tx, call: UserCall, id: number, clinicId: number): Promise<DeskTicket> {
  const { now } = call;
  const row = await ticketToRun(tx, call, id);
  const day = riyadhDay(now);
  if (clinicId === row.clinic_id && row.appointment_id !== null && row.slot_id === null)
    return giveToColleague(tx, call, row, row.appointment_id);
  const clinic = await findClinic(tx, day, clinicId);
  if (clinic?.location_id !== row.location_id || clinicId === row.clinic_id || row.appointment_id === null)
    throw fail('not_found');
  if (!mayTransfer(row) || !(await changeTicket(tx, row, { state: 'cancelled', ended_at: now })))
    throw fail('ticket_moved');
  const number = await numberOf(tx, clinicId, day, 'walk_in');
  if (row.slot_id === null) await giveToClinic(tx, row.appointment_id, { clinicId, number }, day);
  const { person_id: personId, appointment_id: appointmentId } = row;
  const moved = await insertTicket(tx, { clinicId, day, number, personId, digest: null, appointmentId, now });
  if (moved === undefined) throw fail('already_in_queue');
  await publish(tx, queueChanged, { clinic_id: row.clinic_id, day }, now);
  return answerChanged(tx, call, moved);
}

/** Ends one ticket of a clinic that closes, also when it is called or skipped in the same moment; whether it was still there to end. */
async function endTicket(tx: Tx, call: UserCall, row: TicketRow): Promise<boolean> {
  if (!mayTransfer(row)) return false;
  if (!(await changeTicket(tx, row, { state: 'cancelled', ended_at: call.now }))) {
    // Whoever moved it meanwhile saw the clinic open: it ends as they left it.
    const moved = await readTicket(tx, row.id);
    return moved !== undefined && endTicket(tx, call, moved);
  }
  if (row.appointment_id !== null) await endForClosing(tx, call, row.appointment_id);
  return true;
}

/**
 * Opens, pauses or closes a clinic for this day. Closing ends the tickets of all who wait or were called, gives back what they paid to
 * where it came from, and tells them; who came before midnight for a visit after it waits on, for the clinic opens again then. Answers how
 * many ended.
 * @throws not_found, clinic_closed
 */
export async function setClinicState(
  tx: Tx,
  call: UserCall,
  clinicId: number,
  state: 'open' | 'paused' | 'closed',
): Promise<number> {
  const { now } = call;
  const day = riyadhDay(now);
  if (!(await findClinic(tx, day, clinicId))) throw fail('not_found');
  if (!(await changeSeries(tx, clinicId, day, { state, now }))) throw fail('clinic_closed');
  const ended: TicketRow[] = [];
  // One after the other: each refund is a journal and a credit note of its own.
  if (state === 'closed')
    for (const row of await openTickets(tx, { clinicId }, day))
      if (row.last_day === day && (await endTicket(tx, call, row))) ended.push(row);
  await auditDesk(tx, call, 'write', ended);
  const told = ended.filter(({ person_id }) => person_id !== null).map(({ id }) => ({ ticket_id: id }));
  await publishAll(tx, ticketClosed, told, now);
  await publish(tx, queueChanged, { clinic_id: clinicId, day }, now);
  return ended.length;
}
