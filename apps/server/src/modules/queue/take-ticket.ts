import { riyadhDay } from '@balsam/domain/time';
import type { Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { bookWalkIn, endUnpaidWalkIn, type ArrivedVisit, type IssueTicket } from '#modules/booking/index.ts';
import type { Patient } from '#modules/people/index.ts';
import { clinicOf, findClinic, leastBusyDoctor } from './clinics.store.ts';
import { queueChanged } from './events.ts';
import { changeTicket, insertTicket, lockLiveTicket, lockSeries, readTicket, takeNumber } from './tickets.store.ts';

/** A clinic that pauses takes no walk-ins; one that has closed takes who has a visit after midnight, when it opens again. */
const takes = {
  open: ['walk_in', 'visit', 'visit_after_midnight'],
  paused: ['visit', 'visit_after_midnight'],
  closed: ['visit_after_midnight'],
} as const;

/** A number of a clinic that takes whom it is for. Before it refuses it takes none. @throws clinic_paused, clinic_closed */
export async function numberOf(
  tx: Tx,
  clinicId: number,
  day: string,
  whose: (typeof takes)['open'][number],
): Promise<number> {
  const state = await lockSeries(tx, clinicId, day);
  if (!takes[state].some((each) => each === whose)) throw fail(state === 'closed' ? 'clinic_closed' : 'clinic_paused');
  return takeNumber(tx, clinicId, day);
}

/**
 * Gives a walk-in ticket, whose visit waits for its payment (DECISIONS §13). Answers the ticket's id.
 * @throws not_found, clinic_paused, clinic_closed, already_in_queue, no_service_found
 */
export async function takeWalkIn(
  tx: Tx,
  call: Call,
  { patient, clinicId, why }: { readonly patient: Patient; readonly clinicId: number; readonly why: Reason },
): Promise<number> {
  const { now } = call;
  const day = riyadhDay(now);
  const clinic = await findClinic(tx, day, clinicId);
  if (!clinic) throw fail('not_found');
  const number = await numberOf(tx, clinicId, day, 'walk_in');
  const doctorId = await leastBusyDoctor(tx, clinicId, day);
  if (doctorId === undefined) throw fail('no_service_found');
  const { location_id: locationId } = clinic;
  const appointmentId = await bookWalkIn(tx, call, { patient, clinicId, locationId, doctorId, number, why });
  const ticket = { clinicId, day, number, personId: patient.personId, digest: null, appointmentId, now };
  const id = await insertTicket(tx, ticket);
  if (id === undefined) throw fail('already_in_queue');
  await publish(tx, queueChanged, { clinic_id: clinicId, day }, now);
  return id;
}

type Whose = { readonly clinicId: number; readonly day: string; readonly personId: number };

/**
 * Who came before the visit could be checked in waits as a walk-in: unpaid and never called, its ticket becomes that of the visit, with
 * its number and place, and the walk-in ends. Answers the number; undefined for who has no ticket there. Before it refuses it writes nothing.
 * @throws already_in_queue for a ticket of any other kind
 */
async function takeOverWalkIn(tx: Tx, call: Call, visit: ArrivedVisit, whose: Whose): Promise<number | undefined> {
  const live = await lockLiveTicket(tx, whose);
  const ticket = live && (await readTicket(tx, live.id));
  if (!ticket) return undefined;
  const { appointment_id: walkInId, slot_id: slotId, state, number } = ticket;
  const isWalkIn = walkInId !== null && walkInId !== visit.id && slotId === null && state === 'waiting';
  if (!isWalkIn || !(await endUnpaidWalkIn(tx, call, walkInId))) throw fail('already_in_queue');
  await changeTicket(tx, ticket, { appointment_id: visit.id });
  return number;
}

/** The ticket of somebody who arrives for a visit on site: in the clinic where its doctor sees it (D13.01). */
export const issueTicket: IssueTicket = async (tx, call, visit) => {
  const { now } = call;
  const clinic = await clinicOf(tx, visit.doctorId, visit.locationId);
  if (!clinic) return undefined;
  const day = riyadhDay(now);
  const whose = { clinicId: clinic.id, day, personId: visit.patientId };
  await lockSeries(tx, clinic.id, day);
  let number = await takeOverWalkIn(tx, call, visit, whose);
  if (number === undefined) {
    number = await numberOf(tx, clinic.id, day, riyadhDay(visit.startsAt) > day ? 'visit_after_midnight' : 'visit');
    const id = await insertTicket(tx, { ...whose, number, digest: null, appointmentId: visit.id, now });
    if (id === undefined) throw fail('already_in_queue');
  }
  await publish(tx, queueChanged, { clinic_id: clinic.id, day }, now);
  return number;
};
