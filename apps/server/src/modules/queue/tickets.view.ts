import type { CallReply, contract } from '@balsam/contract';
import type { QueueTicket } from '@balsam/contract/queue';
import { halalas, sum, toSar } from '@balsam/domain/money';
import { mayPay } from '@balsam/domain/booking';
import { mayCall, mayMoveTicket, mayReturn, maySkip, tokenOf, waitingMinutes } from '@balsam/domain/queue';
import type { Sql } from '#platform/db/types.ts';
import { invoiceNumbersOf } from '#modules/billing/index.ts';
import { paidVisitView, toPayInput } from '#modules/booking/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { mayTransfer, type TicketRow } from './tickets.store.ts';

export type DoctorTicket = CallReply<(typeof contract)['queueDoctor']['move']>;
export type DeskTicket = CallReply<(typeof contract)['queueDesk']['move']>;

const namesOf = (row: TicketRow) => fullNames(row);
const doctorOf = (row: TicketRow) =>
  fullNames({
    first_name: row.doctor_first_name,
    middle_name: row.doctor_middle_name,
    family_name: row.doctor_family_name,
    first_name_ar: row.doctor_first_name_ar,
    middle_name_ar: row.doctor_middle_name_ar,
    family_name_ar: row.doctor_family_name_ar,
  });

const totalOf = (row: TicketRow): number => toSar(sum([halalas(row.price ?? 0), halalas(row.vat ?? 0)]));

/** What a ticket is called on the board. */
export const tokenOfRow = (row: Pick<TicketRow, 'letter' | 'number'>): string => tokenOf(row.letter, row.number);

const mayLeave = (row: TicketRow): boolean => row.state === 'waiting' || row.state === 'skipped';

/** The walk-in of a ticket. Whoever has booked has paid before they get one. */
function walkInOf({ type, slot_id, visit_state: state, payment_status, starts_at, ...row }: TicketRow) {
  const isWalkIn = type !== null && slot_id === null && state !== null && payment_status !== null && starts_at !== null;
  return isWalkIn ? { ...row, type, slot_id, state, payment_status, starts_at } : undefined;
}

/** Whether somebody who waits may pay now, by the rule that the payment is refused by. */
function mayPayTicket(row: TicketRow, now: Date): boolean {
  const walkIn = row.state === 'waiting' ? walkInOf(row) : undefined;
  return walkIn !== undefined && mayPay(toPayInput(walkIn, now), now).ok;
}

/** The paid visit of which the number of somebody who waits unpaid becomes part at check-in. */
const paidVisitOf = (row: TicketRow): QueueTicket['paid_visit'] =>
  paidVisitView(row.state === 'waiting' && !row.is_paid ? row.paid_visit : null);

function patientTicket(row: TicketRow, bill: string | undefined, now: Date): QueueTicket {
  const [patient, doctor] = [namesOf(row), doctorOf(row)];
  return {
    id: row.id,
    bill_number: bill ?? `Q-${String(row.id).padStart(8, '0')}`,
    token_number: tokenOfRow(row),
    people_ahead: row.people_ahead,
    waiting_minutes: waitingMinutes(row.people_ahead, row.recent_minutes),
    state: row.state,
    patient_name: patient.name,
    patient_name_ar: patient.nameAr,
    doctor_name: doctor.name,
    doctor_name_ar: doctor.nameAr,
    mrn_number: row.mrn ?? '',
    type: row.slot_id === null ? 'walk_in' : 'appointment',
    appointment_id: row.appointment_id ?? 0,
    clinic_id: row.clinic_id,
    clinic: row.clinic,
    clinic_ar: row.clinic_ar,
    location: row.location,
    location_ar: row.location_ar,
    is_paid: row.is_paid,
    paid_visit: paidVisitOf(row),
    total: totalOf(row),
    created_at: row.created_at.toISOString(),
    may: { pay: mayPayTicket(row, now), leave: mayLeave(row), return: mayReturn(row).ok },
  };
}

/** Tickets as their person reads them. */
export async function patientTickets(sql: Sql, rows: readonly TicketRow[], now: Date): Promise<QueueTicket[]> {
  const bills = await invoiceNumbersOf(
    sql,
    'appointment',
    rows.flatMap((row) => row.appointment_id ?? []),
  );
  return rows.map((row) => patientTicket(row, bills.get(row.appointment_id ?? 0), now));
}

const typeOf = (row: TicketRow): DeskTicket['type'] => {
  if (row.appointment_id === null) return 'unknown';
  return row.slot_id === null ? 'walk_in' : 'appointment';
};

function mayOf(row: TicketRow, now: Date): DeskTicket['may'] {
  const ticket = {
    state: row.state,
    calls: row.calls,
    calledAt: row.called_at,
    returns: row.returns,
    isPaid: row.is_paid,
  };
  return {
    call: row.state === 'waiting' && mayCall(ticket).ok,
    call_again: row.state === 'called' && mayCall(ticket).ok,
    serve: mayMoveTicket(row.state, 'serving'),
    finish: mayMoveTicket(row.state, 'done'),
    skip: maySkip(ticket, now).ok,
    return: mayReturn(ticket).ok,
    move: mayTransfer(row) && row.appointment_id !== null,
    cancel: mayMoveTicket(row.state, 'cancelled'),
    collect: mayPayTicket(row, now),
  };
}

/** A ticket as the front desk sees it, with what may be done with it now. */
export function deskTicket(row: TicketRow, now: Date): DeskTicket {
  const [patient, doctor] = [namesOf(row), doctorOf(row)];
  return {
    id: row.id,
    token_number: tokenOfRow(row),
    clinic_id: row.clinic_id,
    state: row.state,
    type: typeOf(row),
    patient: row.person_id === null ? null : { name: patient.name, name_ar: patient.nameAr, mrn_number: row.mrn ?? '' },
    doctor_name: doctor.name,
    doctor_name_ar: doctor.nameAr,
    is_paid: row.is_paid,
    paid_visit: paidVisitOf(row),
    total: totalOf(row),
    calls: row.calls,
    called_at: row.called_at?.toISOString() ?? null,
    waiting_since: row.created_at.toISOString(),
    may: mayOf(row, now),
  };
}

/** A ticket as the doctor of its visit sees it: what is paid and owed stays at the desk. */
export function doctorTicket(row: TicketRow, now: Date): DoctorTicket {
  const patient = namesOf(row);
  const { call, call_again, serve, finish, skip } = mayOf(row, now);
  return {
    id: row.id,
    token_number: tokenOfRow(row),
    clinic_id: row.clinic_id,
    appointment_id: row.appointment_id ?? 0,
    state: row.state,
    type: row.slot_id === null ? 'walk_in' : 'appointment',
    patient: { name: patient.name, name_ar: patient.nameAr, mrn_number: row.mrn ?? '' },
    is_paid: row.is_paid,
    paid_visit: paidVisitOf(row),
    calls: row.calls,
    called_at: row.called_at?.toISOString() ?? null,
    waiting_since: row.created_at.toISOString(),
    may: { call, call_again, serve, finish, skip },
  };
}
