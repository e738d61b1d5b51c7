import {
  mayCall,
  mayMoveTicket,
  mayReturn,
  maySkip,
  placeOfReturn,
  waitingMinutes,
  type TicketState,
} from '@balsam/domain/queue';
import { toSar, halalas } from '@balsam/domain/money';
import type { DeskMethod } from '@balsam/domain/billing';
import { riyadhDay } from '@balsam/domain/time';
import { audit, auditDailyRead } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { collectWalkIn, endWalkIn, finishWalkIn, reasonOf } from '#modules/booking/index.ts';
import { listDeskRefunds, payOutAtDesk } from '#modules/billing/index.ts';
import { patientById, patientByNumber } from '#modules/people/index.ts';
import { findClinic, listClinics } from './clinics.store.ts';
import { queueChanged } from './events.ts';
import { takeWalkIn } from './take-ticket.ts';
import { callFirst, changeTicket, openTickets, placesOfWaiting, readTicket, type TicketRow } from './tickets.store.ts';
import { deskTicket, type DeskTicket } from './tickets.view.ts';

type Change = Parameters<typeof changeTicket>[2];

/** Writes down whose ticket the desk, or the doctor of the visit, read or changed. */
export const auditDesk = (sql: Sql, call: UserCall, action: 'read' | 'write', rows: readonly TicketRow[]) =>
  audit(
    sql,
    call,
    ...rows.flatMap(({ id, person_id: personId }) =>
      personId === null ? [] : [{ personId, action, what: 'queue ticket', recordId: id, why: reasonOf(call) }],
    ),
  );

/** A ticket of today, also of the evening before for a visit of today; any other is over, and there is none to run. @throws not_found */
export async function ticketToRun(sql: Sql, call: UserCall, id: number): Promise<TicketRow> {
  const [row, today] = [await readTicket(sql, id), riyadhDay(call.now)];
  if (!row || row.day > today || row.last_day < today) throw fail('not_found');
  return row;
}

/** The ticket as it stands after a change, which everybody who waits there or looks on hears of. */
export async function changedTicket(tx: Tx, call: UserCall, id: number): Promise<TicketRow> {
  const row = await ticketToRun(tx, call, id);
  await auditDesk(tx, call, 'write', [row]);
  await publish(tx, queueChanged, { clinic_id: row.clinic_id, day: row.day }, call.now);
  return row;
}

/** The same, as the desk sees it. */
export const answerChanged = async (tx: Tx, call: UserCall, id: number): Promise<DeskTicket> =>
  deskTicket(await changedTicket(tx, call, id), call.now);

/** Whose refunds these are is written down once a day: the screen reads them again by itself. */
async function refundsView(db: Sql, call: UserCall, wanted: number) {
  const { rows, page, limit, total } = await listDeskRefunds(db, wanted);
  await auditDailyRead(
    db,
    call,
    'payment',
    rows.map(({ id, personId }) => ({ personId, recordId: id, why: 'staff' })),
  );
  const items = await Promise.all(
    rows.map(async ({ id, personId, amount, method, refundedAt }) => {
      const patient = await patientById(db, personId);
      return {
        payment_id: id,
        patient: patient?.name ?? '',
        patient_ar: patient?.nameAr ?? '',
        mrn_number: patient?.mrn ?? '',
        amount: toSar(halalas(amount)),
        method: method === 'terminal' ? ('terminal' as const) : ('cash' as const),
        at: (refundedAt ?? new Date(0)).toISOString(),
      };
    }),
  );
  return { refunds: items, refunds_page: page, refunds_limit: limit, refunds_total: total };
}

type BoardQuery = { readonly location_id: number; readonly refunds_page?: number | undefined };

/** The clinics of a branch, their tickets of today, and what the desk still has to hand back. */
export async function deskBoard(
  db: Db,
  call: UserCall,
  { location_id: locationId, refunds_page: refundsPage = 1 }: BoardQuery,
) {
  const day = riyadhDay(call.now);
  const [clinics, tickets] = [await listClinics(db, day, { locationId }), await openTickets(db, { locationId }, day)];
  await auditDesk(db, call, 'read', tickets);
  return {
    clinics: clinics.map(({ id, title, title_ar, letter, state, waiting, recent_minutes }) => ({
      id,
      title,
      title_ar,
      letter,
      state,
      waiting,
      waiting_minutes: waitingMinutes(waiting, recent_minutes),
    })),
    tickets: tickets.map((row) => deskTicket(row, call.now)),
    ...(await refundsView(db, call, refundsPage)),
  };
}

/**
 * Calls the next of a clinic, or of one of its doctors. Answers the ticket's id.
 * @throws not_found, clinic_paused, clinic_closed, queue_empty
 */
export async function callFirstOf(
  tx: Tx,
  call: UserCall,
  { clinicId, ...of }: { readonly clinicId: number; readonly doctorId?: number },
): Promise<number> {
  const day = riyadhDay(call.now);
  const clinic = await findClinic(tx, day, clinicId);
  if (!clinic) throw fail('not_found');
  if (clinic.state !== 'open') throw fail(clinic.state === 'closed' ? 'clinic_closed' : 'clinic_paused');
  const id = await callFirst(tx, { clinicId, day, ...of }, call.now);
  if (id === undefined) throw fail('queue_empty');
  return id;
}

/** Calls the next of a clinic. @throws not_found, clinic_paused, clinic_closed, queue_empty */
export const callNext = async (tx: Tx, call: UserCall, clinicId: number): Promise<DeskTicket> =>
  answerChanged(tx, call, await callFirstOf(tx, call, { clinicId }));

type DeskMove = 'called' | 'serving' | 'done' | 'skipped' | 'waiting' | 'cancelled';

/** What a move writes, when the rules allow it now. */
async function changeFor(tx: Tx, row: TicketRow, to: DeskMove, now: Date): Promise<Change> {
  const ticket = {
    state: row.state,
    calls: row.calls,
    calledAt: row.called_at,
    returns: row.returns,
    isPaid: row.is_paid,
  };
  const simple = { serving: { serving_at: now }, done: { ended_at: now }, cancelled: { ended_at: now } } as const;
  if (to === 'called') {
    assertAllowed(mayCall(ticket));
    return { state: to, calls: row.calls + 1, called_at: row.called_at ?? now, last_called_at: now };
  }
  if (to === 'skipped') {
    assertAllowed(maySkip(ticket, now));
    return { state: to };
  }
  if (to === 'waiting') {
    assertAllowed(mayReturn(ticket));
    const place = placeOfReturn(await placesOfWaiting(tx, row.clinic_id, riyadhDay(now)), row.place);
    return { state: to, place, calls: 0, called_at: null, returns: row.returns + 1, told_next_at: null };
  }
  if (!mayMoveTicket(row.state, to)) throw fail('ticket_moved');
  return { state: to as TicketState, ...simple[to] };
}

async function afterMove(tx: Tx, call: UserCall, row: TicketRow, to: DeskMove): Promise<void> {
  if (row.appointment_id === null) return;
  if (to === 'done') await finishWalkIn(tx, row.appointment_id, call.now);
  if (to === 'cancelled' && row.slot_id === null) await endWalkIn(tx, call, row.appointment_id, 'source');
}

/** Where a ticket is moved to. `calls`: how often whoever moves it saw it called. */
export type Move = { readonly to: DeskMove; readonly calls?: number | undefined };

/**
 * Moves a ticket on; of two desks, or a desk and the doctor, that do it at once one wins (D13.02).
 * @throws ticket_moved, payment_pending, called_often, too_early_to_skip, returned_before
 */
export async function moveOn(tx: Tx, call: UserCall, row: TicketRow, { to, calls }: Move): Promise<TicketRow> {
  if (calls !== undefined && calls !== row.calls) throw fail('ticket_moved');
  const change = await changeFor(tx, row, to, call.now);
  if (!(await changeTicket(tx, row, change))) throw fail('ticket_moved');
  await afterMove(tx, call, row, to);
  return changedTicket(tx, call, row.id);
}

/**
 * Moves a ticket on at the desk.
 * @throws not_found, ticket_moved, payment_pending, called_often, too_early_to_skip, returned_before
 */
export async function moveTicket(tx: Tx, call: UserCall, id: number, move: Move): Promise<DeskTicket> {
  return deskTicket(await moveOn(tx, call, await ticketToRun(tx, call, id), move), call.now);
}

/** Takes a walk-in ticket for somebody by a number. @throws not_found, and what `takeWalkIn` throws */
export async function walkInAtDesk(
  tx: Tx,
  call: UserCall,
  { number, clinicId }: { readonly number: string; readonly clinicId: number },
): Promise<DeskTicket> {
  const patient = await patientByNumber(tx, number);
  if (!patient) throw fail('not_found', { path: 'number' });
  return answerChanged(tx, call, await takeWalkIn(tx, call, { patient, clinicId, why: 'staff' }));
}

/** Takes the payment of a walk-in at the desk. @throws not_found, ticket_moved, and what `collectWalkIn` throws */
export async function collectPayment(
  tx: Tx,
  call: UserCall,
  id: number,
  paid: { readonly method: DeskMethod; readonly amount: number },
): Promise<DeskTicket> {
  const row = await ticketToRun(tx, call, id);
  if (row.appointment_id === null || row.slot_id !== null) throw fail('not_found');
  if (row.state !== 'waiting') throw fail('ticket_moved');
  await collectWalkIn(tx, call, row.appointment_id, paid);
  return answerChanged(tx, call, id);
}

/** A refund was handed back. @throws not_found */
export const payOut = (tx: Tx, call: UserCall, paymentId: number): Promise<void> => payOutAtDesk(tx, call, paymentId);
