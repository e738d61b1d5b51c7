import type { QueueTicket } from '@balsam/contract/queue';
import { mayMoveTicket, waitingMinutes } from '@balsam/domain/queue';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { checkIn, endWalkIn, showAppointment, visitsToArriveFor } from '#modules/booking/index.ts';
import { ownPatientId, ownReason, patientOf, requireAgreedTerms } from '#modules/people/index.ts';
import { clinicOf, listClinics, type ClinicRow } from './clinics.store.ts';
import { queueChanged } from './events.ts';
import { issueTicket, takeWalkIn } from './take-ticket.ts';
import { changeTicket, readTicket, ticketsOf, type TicketRow } from './tickets.store.ts';
import { patientTickets } from './tickets.view.ts';

const auditTicket = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'queue ticket',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** The live tickets of the open profile. */
export async function ownTickets(db: Db, call: UserCall): Promise<{ items: QueueTicket[] }> {
  const personId = ownPatientId(call);
  const rows = await ticketsOf(db, personId, riyadhDay(call.now));
  await auditTicket(db, call, 'read');
  return { items: await patientTickets(db, rows, call.now) };
}

/** The own ticket; another's is `not_found`. */
async function ownTicket(sql: Sql, call: UserCall, id: number): Promise<TicketRow> {
  const row = await readTicket(sql, id);
  if (row?.person_id !== call.actor.personId) throw fail('not_found');
  return row;
}

/** Where an own ticket stands. @throws not_found */
export async function ticketStatus(sql: Sql, call: UserCall, id: number): Promise<QueueTicket> {
  const [ticket] = await patientTickets(sql, [await ownTicket(sql, call, id)], call.now);
  if (!ticket) throw fail('not_found');
  await auditTicket(sql, call, 'read', id);
  return ticket;
}

/** A clinic on the wire. */
const clinicView = (row: ClinicRow) => ({
  ...row,
  waiting_minutes: waitingMinutes(row.waiting, row.recent_minutes),
});

/** The clinics that take walk-ins. */
export async function clinicsForWalkIns(
  db: Sql,
  now: Date,
  filter: { readonly department_id?: number | undefined; readonly location_id?: number | undefined },
) {
  const rows = await listClinics(db, riyadhDay(now), {
    departmentId: filter.department_id,
    locationId: filter.location_id,
  });
  return { items: rows.map(clinicView) };
}

/** Each department once, by the name of its clinics. */
export function departmentsOf(rows: readonly ClinicRow[]) {
  const byId = new Map(
    rows.map((row) => [
      row.department_id,
      { id: row.department_id, title: row.department, title_ar: row.department_ar },
    ]),
  );
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** The visits on site of today, and those of the night after once check-in is open, by department, with whether it is. */
export async function departmentsToCheckIn(db: Db, call: UserCall) {
  const personId = ownPatientId(call);
  const day = riyadhDay(call.now);
  await auditTicket(db, call, 'read');
  const visits = await visitsToArriveFor(db, personId, call.now);
  const clinics = new Map((await listClinics(db, day, {})).map((row) => [row.id, row]));
  const waiting = new Set((await ticketsOf(db, personId, day)).map((ticket) => ticket.appointment_id));
  const shown = await Promise.all(
    visits
      .filter(({ id }) => !waiting.has(id))
      .map(async ({ id, doctorId, locationId, startsAt }) => {
        const clinic = await clinicOf(db, doctorId, locationId);
        const row = clinic && clinics.get(clinic.id);
        const visit = await showAppointment(db, call, id);
        return row && (riyadhDay(startsAt) === day || visit.may.check_in.allowed) ? { row, visit } : undefined;
      }),
  );
  const found = shown.filter((each) => each !== undefined);
  return {
    items: departmentsOf(found.map(({ row }) => row)).map((department) => ({
      ...department,
      appointments: found
        .filter(({ row }) => row.department_id === department.id)
        .map(({ row, visit }) => ({
          appointment_id: visit.id,
          clinic_id: row.id,
          clinic: row.title,
          clinic_ar: row.title_ar,
          doctor_name: visit.doctor.name,
          doctor_name_ar: visit.doctor.name_ar,
          starts_at: visit.starts_at,
          check_in: visit.may.check_in,
        })),
    })),
  };
}

/** The own live ticket of a visit. */
async function ticketOfVisit(tx: Tx, call: UserCall, appointmentId: number): Promise<QueueTicket> {
  const rows = await ticketsOf(tx, call.actor.personId, riyadhDay(call.now));
  const row = rows.find((each) => each.appointment_id === appointmentId);
  if (!row) throw fail('not_found');
  return ticketStatus(tx, call, row.id);
}

/** Does what `appointments/check-in` does, and answers with the ticket. */
export async function checkInForTicket(tx: Tx, call: UserCall, appointmentId: number): Promise<QueueTicket> {
  await checkIn(tx, call, appointmentId, issueTicket);
  return ticketOfVisit(tx, call, appointmentId);
}

/** Takes a ticket: as a walk-in, or for a visit of today. @throws what `takeWalkIn` and `checkIn` throw */
export async function takeTicket(
  tx: Tx,
  call: UserCall,
  {
    type,
    clinic_id: clinicId,
    appointment_id: appointmentId,
  }: { type: string; clinic_id: number; appointment_id?: number | null | undefined },
): Promise<QueueTicket> {
  if (type === 'appointment') {
    if (!appointmentId) throw fail('required', { path: 'appointment_id' });
    return checkInForTicket(tx, call, appointmentId);
  }
  const patient = await patientOf(tx, call);
  await requireAgreedTerms(tx, call);
  return ticketStatus(tx, call, await takeWalkIn(tx, call, { patient, clinicId, why: ownReason(call) }));
}

/**
 * Leaves the queue before being called. A walk-in ends with it, and what was paid goes to the wallet; a booked visit stays as it is, and
 * the front desk decides what becomes of it.
 * @throws not_found, too_late_to_leave
 */
export async function leaveQueue(tx: Tx, call: UserCall, id: number): Promise<void> {
  const row = await ownTicket(tx, call, id);
  const isWaiting = row.state === 'waiting' || row.state === 'skipped';
  if (!isWaiting || !mayMoveTicket(row.state, 'cancelled')) throw fail('too_late_to_leave');
  if (!(await changeTicket(tx, row, { state: 'cancelled', ended_at: call.now }))) throw fail('too_late_to_leave');
  if (row.appointment_id !== null && row.slot_id === null) await endWalkIn(tx, call, row.appointment_id, 'wallet');
  await auditTicket(tx, call, 'write', id);
  await publish(tx, queueChanged, { clinic_id: row.clinic_id, day: row.day }, call.now);
}
