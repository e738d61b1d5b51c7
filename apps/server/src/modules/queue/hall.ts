import { createHmac } from 'node:crypto';
import { queueRules, tokenOf, waitingMinutes } from '@balsam/domain/queue';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { toLatinDigits } from '@balsam/domain/text';
import type { PairedDevice } from '#platform/access/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail, Failure } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import type { Platform } from '#platform/platform.ts';
import { checkInAtKiosk, visitsToArriveFor } from '#modules/booking/index.ts';
import { patientByNumber, type Patient } from '#modules/people/index.ts';
import { clinicOf, findClinic, leastBusyDoctor, listClinics, type ClinicRow } from './clinics.store.ts';
import { minuteOf } from './devices.ts';
import { placeOf } from './devices.store.ts';
import { openPass } from './kiosk-code.ts';
import { departmentsOf } from './patient-queue.ts';
import { queueTexts } from './queue.texts.ts';
import { issueTicket, numberOf, takeWalkIn } from './take-ticket.ts';
import { insertTicket, lockLiveTicket, lockSeries, openTickets, readTicket, type TicketRow } from './tickets.store.ts';
import { tokenOfRow } from './tickets.view.ts';

type DeviceCall = Call<PairedDevice>;

async function branchOf(db: Sql, { actor }: DeviceCall) {
  const place = await placeOf(db, actor.locationId);
  if (!place) throw fail('not_found');
  return place;
}

/** The first who waits and has paid in each clinic. */
function nextOf(rows: readonly TicketRow[]): string[] {
  const first = new Map<number, string>();
  for (const row of rows)
    if (row.state === 'waiting' && row.is_paid && !first.has(row.clinic_id)) first.set(row.clinic_id, tokenOfRow(row));
  return [...first.values()].toSorted().slice(0, 24);
}

/** Whom a branch calls, the last call first: letters and numbers only (D13.03). */
export async function hallBoard(db: Sql, call: DeviceCall) {
  const rows = await openTickets(db, { locationId: call.actor.locationId }, riyadhDay(call.now));
  const at = ({ last_called_at: called }: TicketRow) => called?.getTime() ?? 0;
  const calls = rows
    .flatMap((row) => (row.state === 'called' || row.state === 'serving' ? [{ row, state: row.state }] : []))
    .toSorted((a, b) => at(b.row) - at(a.row))
    .slice(0, 12)
    .map(({ row, state }) => ({
      key: `${row.id}.${row.returns}.${row.calls}`,
      token_number: tokenOfRow(row),
      state,
    }));
  return { location: await branchOf(db, call), calls, next: nextOf(rows) };
}

/** What a kiosk offers. */
export async function kioskOffer(db: Sql, call: DeviceCall) {
  const clinics = await listClinics(db, riyadhDay(call.now), { locationId: call.actor.locationId });
  return {
    location: await branchOf(db, call),
    departments: departmentsOf(clinics),
    clinics: clinics.map(({ id, title, title_ar, department_id, state, waiting, recent_minutes }) => ({
      id,
      title,
      title_ar,
      department_id,
      state,
      waiting_minutes: waitingMinutes(waiting, recent_minutes),
    })),
  };
}

/** An MRN, a national ID or an Iqama in what was typed, or read from a QR code; else all of it. */
function numberIn(entered: string): string {
  const text = toLatinDigits(entered);
  return /(?<!\d)(?:[12]\d{9}|\d{7})(?!\d)/.exec(text)?.[0] ?? text.trim();
}

type Request = { readonly clinic: ClinicRow; readonly day: string };

/** The booked visits for which a person may arrive today, the next first, each with the clinic in which its doctor sees it. */
async function bookedToday(tx: Tx, personId: number, now: Date) {
  const booked = (await visitsToArriveFor(tx, personId, now)).filter(({ state }) => state === 'booked');
  return Promise.all(
    booked.map(async (visit) => ({
      ...visit,
      clinicId: (await clinicOf(tx, visit.doctorId, visit.locationId))?.id,
    })),
  );
}

/** Checks in the first of these visits that can be checked in now; answers the clinic of it. */
async function checkInFirst(tx: Tx, call: DeviceCall, visits: Awaited<ReturnType<typeof bookedToday>>) {
  for (const { id, clinicId } of visits) {
    try {
      await checkInAtKiosk(tx, call, id, issueTicket);
      return clinicId;
    } catch (error) {
      // Not paid, too early, too late: the person waits as a walk-in until it can be checked in, and the desk sees the visit.
      if (!(error instanceof Failure)) throw error;
    }
  }
  return undefined;
}

/** Checks in the visit that the person has in this clinic now, if there is one; whether it did. */
async function checkInVisit(tx: Tx, call: DeviceCall, patient: Patient, { clinic }: Request): Promise<boolean> {
  const visits = await bookedToday(tx, patient.personId, call.now);
  return (
    (await checkInFirst(
      tx,
      call,
      visits.filter(({ clinicId }) => clinicId === clinic.id),
    )) !== undefined
  );
}

/**
 * Who showed the code of their phone, and has a paid visit in another clinic of the branch now and none in the one that they chose, has
 * mistaken the clinic: they are checked in where they are expected, in place of an unpaid walk-in that nobody calls. Answers that clinic.
 * Whoever typed a number is not told where its owner is expected.
 */
async function expectedElsewhere(tx: Tx, call: DeviceCall, { personId }: Patient, chosen: number) {
  const visits = await bookedToday(tx, personId, call.now);
  if (visits.some(({ clinicId }) => clinicId === chosen)) return undefined;
  const here = visits.filter(
    ({ locationId, clinicId }) => locationId === call.actor.locationId && clinicId !== undefined,
  );
  const clinicId = await checkInFirst(tx, call, here);
  return clinicId === undefined ? undefined : findClinic(tx, riyadhDay(call.now), clinicId);
}

/** The ticket of somebody whom the hospital knows: that of their visit, or the one they have, or a walk-in's. */
async function ticketOfKnown(tx: Tx, call: DeviceCall, patient: Patient, request: Request) {
  const whose = { clinicId: request.clinic.id, day: request.day, personId: patient.personId };
  if (!(await checkInVisit(tx, call, patient, request)) && !(await lockLiveTicket(tx, whose)))
    await takeWalkIn(tx, call, { patient, clinicId: request.clinic.id, why: 'system' });
  const ticket = await lockLiveTicket(tx, whose);
  if (!ticket) throw fail('not_found');
  const { personId } = patient;
  await audit(tx, call, { personId, action: 'write', what: 'queue ticket', recordId: ticket.id, why: 'system' });
  return ticket;
}

/** The ticket of a number that nobody has, which the desk sees to. It is answered like any other, and again with the same one. */
async function ticketOfUnknown(tx: Tx, { now }: DeviceCall, digest: Buffer, { clinic, day }: Request): Promise<number> {
  const clinicId = clinic.id;
  const existing = await lockLiveTicket(tx, { clinicId, day, digest });
  if (existing) return existing.number;
  if ((await leastBusyDoctor(tx, clinicId, day)) === undefined) throw fail('no_service_found');
  const number = await numberOf(tx, clinicId, day, 'walk_in');
  await insertTicket(tx, { clinicId, day, number, personId: null, digest, appointmentId: null, now });
  return number;
}

/** Whose number was typed, if anybody has it, and what was typed. @throws required */
async function whoTyped(tx: Tx, { number }: KioskRequest) {
  if (number === undefined) throw fail('required', { path: 'number' });
  const entered = numberIn(number);
  return { patient: await patientByNumber(tx, entered), entered };
}

type KioskRequest = {
  readonly number?: string | undefined;
  readonly pass?: string | undefined;
  readonly clinic_id: number;
  readonly by: 'print' | 'sms';
};

type Answer = { readonly token: string; readonly clinic: string; readonly clinicAr: string };

/** Whether a person gets another message of a kiosk today: whoever stands there can type any number, again and again. */
async function mayMessage(tx: Tx, { personId }: Patient, now: Date): Promise<boolean> {
  const messages = { scope: 'queue_kiosk_sms', key: `person:${personId}`, bucket: instantAt(riyadhDay(now), 0) };
  return (await countUp(tx, messages, queueRules.kioskMessagesPerDay)) !== undefined;
}

/** What a kiosk prints; sent to the phone of its person instead where they chose that. */
async function answer(
  tx: Tx,
  { now }: DeviceCall,
  ticket: Answer,
  { by, patient }: { by: KioskRequest['by']; patient: Patient | undefined },
) {
  if (by === 'sms' && patient?.phone && (await mayMessage(tx, patient, now))) {
    const body = queueTexts.sms(ticket)[patient.language];
    await sendMessage(tx, { channel: 'sms', to: patient.phone, body, language: patient.language }, now);
  }
  const { token, clinic, clinicAr } = ticket;
  return { token_number: token, clinic, clinic_ar: clinicAr, at: now.toISOString() };
}

/** The ticket that a pass has given already: a kiosk asks again when its line was lost, and whoever stands there has one ticket by one code. */
async function ticketAgain(tx: Tx, call: DeviceCall, patient: Patient, id: number): Promise<Answer> {
  const row = await readTicket(tx, id);
  if (!row) throw fail('not_found');
  const { personId } = patient;
  await audit(tx, call, { personId, action: 'read', what: 'queue ticket', recordId: id, why: 'system' });
  return { token: tokenOfRow(row), clinic: row.clinic, clinicAr: row.clinic_ar };
}

/**
 * A kiosk gives a ticket for a number. Whether anybody has it does not show: the answer is the same, and an SMS goes to the number on file
 * alone (DECISIONS §13).
 * @throws too_many_requests after five tries in a minute; clinic_paused, clinic_closed, not_found for a clinic elsewhere; no_service_found; kiosk_code_wrong
 */
export async function ticketAtKiosk(tx: Tx, { config }: Platform, call: DeviceCall, request: KioskRequest) {
  const { now, actor } = call;
  const tries = { scope: 'queue_kiosk', key: `device:${actor.deviceId}`, bucket: minuteOf(now) };
  if ((await countUp(tx, tries, queueRules.kioskTriesPerMinute)) === undefined) throw fail('too_many_requests');
  const day = riyadhDay(now);
  const chosen = await findClinic(tx, day, request.clinic_id);
  if (chosen?.location_id !== actor.locationId) throw fail('not_found');
  const pass = request.pass === undefined ? undefined : await openPass(tx, config.secret, call, request.pass);
  const { by } = request;
  if (pass && pass.ticketId !== null) {
    const { patient, ticketId } = pass;
    return answer(tx, call, await ticketAgain(tx, call, patient, ticketId), { by, patient });
  }
  const elsewhere = pass && (await expectedElsewhere(tx, call, pass.patient, chosen.id));
  // Such a clinic still takes who has a visit there; of a number that was typed it would say whether its owner has one.
  if (chosen.state !== 'open' && !pass) throw fail(chosen.state === 'closed' ? 'clinic_closed' : 'clinic_paused');
  const clinic = elsewhere ?? chosen;
  await lockSeries(tx, clinic.id, day);
  const { patient, entered } = pass ? { ...pass, entered: '' } : await whoTyped(tx, request);
  const digest = createHmac('sha256', config.secret)
    .update(JSON.stringify(['queue_kiosk', entered]))
    .digest();
  const known = patient && (await ticketOfKnown(tx, call, patient, { clinic, day }));
  if (known) await pass?.keep(known.id);
  const number = known?.number ?? (await ticketOfUnknown(tx, call, digest, { clinic, day }));
  const token = tokenOf(clinic.letter, number);
  return answer(tx, call, { token, clinic: clinic.title, clinicAr: clinic.title_ar }, { by, patient });
}

/** A ticket for a sentence about it; undefined for one of nobody. */
export async function ticketSummary(db: Sql, id: number) {
  const row = await readTicket(db, id);
  return row?.person_id
    ? {
        personId: row.person_id,
        appointmentId: row.appointment_id,
        token: tokenOfRow(row),
        clinic: row.clinic,
        clinicAr: row.clinic_ar,
        isPaid: row.is_paid,
      }
    : undefined;
}
