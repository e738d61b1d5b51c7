import { riyadhDay } from '@balsam/domain/time';
import type { Db, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { clinicsOfDoctor } from './clinics.store.ts';
import { auditDesk, callFirstOf, changedTicket, moveOn, ticketToRun, type Move } from './run-queue.ts';
import { openTickets } from './tickets.store.ts';
import { doctorTicket, type DoctorTicket } from './tickets.view.ts';

/** The clinics of the calling doctor, and the tickets of own visits today. */
export async function doctorQueue(db: Db, call: UserCall) {
  const doctorId = ownDoctorId(call, undefined);
  const day = riyadhDay(call.now);
  const clinics = await clinicsOfDoctor(db, doctorId, day);
  const tickets = await openTickets(db, { doctorId }, day);
  await auditDesk(db, call, 'read', tickets);
  return {
    clinics: clinics.map(({ id, title, title_ar, location, location_ar, letter, state }) => ({
      id,
      title,
      title_ar,
      location,
      location_ar,
      letter,
      state,
    })),
    tickets: tickets.map((row) => doctorTicket(row, call.now)),
  };
}

/** Calls the first of the own visits in a clinic. @throws not_found, clinic_paused, clinic_closed, queue_empty */
export async function callNextOfDoctor(tx: Tx, call: UserCall, clinicId: number): Promise<DoctorTicket> {
  const doctorId = ownDoctorId(call, undefined);
  const own = await clinicsOfDoctor(tx, doctorId, riyadhDay(call.now));
  if (!own.some(({ id }) => id === clinicId)) throw fail('not_found');
  const id = await callFirstOf(tx, call, { clinicId, doctorId });
  return doctorTicket(await changedTicket(tx, call, id), call.now);
}

/**
 * Moves the ticket of an own visit on, by the rules of the desk; another doctor's is `not_found`.
 * @throws not_found, ticket_moved, payment_pending, called_often, too_early_to_skip
 */
export async function moveAsDoctor(tx: Tx, call: UserCall, id: number, move: Move): Promise<DoctorTicket> {
  const doctorId = ownDoctorId(call, undefined);
  const row = await ticketToRun(tx, call, id);
  if (row.doctor_id !== doctorId) throw fail('not_found');
  return doctorTicket(await moveOn(tx, call, row, move), call.now);
}
