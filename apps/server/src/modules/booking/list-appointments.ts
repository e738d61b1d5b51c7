import type { z } from 'zod';
import { typeOf } from '@balsam/domain/booking';
import { addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import type { booking } from '@balsam/contract/booking';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { ownPatientId } from '#modules/people/index.ts';
import { ownDoctorId, patientInCare, reasonOf, viewerOf } from './appointments.policy.ts';
import { countAppointments, listAppointments, type AppointmentFilter } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { dayAround } from './riyadh-window.ts';

type Paged = { readonly page?: number | undefined; readonly limit?: number | undefined };
type Query<Name extends 'upcoming' | 'patientToday' | 'doctorToday' | 'doctorDays' | 'history'> = z.output<
  (typeof booking)[Name]['query']
>;

/** One page as `data` of a list; whoever reads it is written down for each person in it (D3.05). */
async function pageFor(db: Db, call: UserCall, filter: AppointmentFilter, paged: Paged) {
  const { page, limit, offset } = pageOf(paged);
  const entry = { action: 'read', what: 'appointments', why: reasonOf(call) } as const;
  const auditAll = (ids: readonly number[]) => audit(db, call, ...ids.map((personId) => ({ ...entry, personId })));
  const { patientId } = filter;
  const [{ rows, total }] = await Promise.all([
    listAppointments(db, filter, { limit, offset }, call.now),
    patientId !== undefined && auditAll([patientId]),
  ]);
  // A doctor's list tells whose visits are in it.
  if (patientId === undefined) await auditAll([...new Set(rows.map((row) => row.patient_id))]);
  return { items: rows.map((row) => appointmentView(row, viewerOf(call), call.now)), total, page, limit };
}

/** What lies ahead of the open profile, soonest first; `method` keeps to one kind. */
export async function upcomingAppointments(db: Db, call: UserCall, query: Query<'upcoming'>) {
  const personId = ownPatientId(call, query.mrn_number);
  const type = query.method && typeOf(query.method);
  return pageFor(db, call, { patientId: personId, type, when: { kind: 'ahead' } }, query);
}

const wholeDay = { limit: 500 } as const;

/** The open profile's visits of this Riyadh day. */
export async function patientToday(db: Db, call: UserCall, query: Query<'patientToday'>) {
  const personId = ownPatientId(call, query.mrn_number);
  const when = { kind: 'day', ...dayAround(call.now), withCancelled: false } as const;
  return pageFor(db, call, { patientId: personId, when }, wholeDay);
}

/** A doctor's Riyadh day. No patient is missed at midnight: the visit that goes on is in it, and who can be in the waiting room already. */
const dayOfDoctor = (now: Date) =>
  ({ kind: 'day', ...dayAround(now), withCancelled: true, withNeighbours: true }) as const;

/** The doctor's own visits of this Riyadh day, cancelled ones too; another doctor's day is `not_found`. */
export async function doctorToday(db: Db, call: UserCall, query: Query<'doctorToday'>) {
  const doctorId = ownDoctorId(call, query.doctor_id);
  const when = dayOfDoctor(call.now);
  return pageFor(db, call, { doctorId, when }, { ...wholeDay, ...query });
}

/** How many visits a doctor's list of today has. */
export const countToday = (db: Sql, doctorId: number, now: Date): Promise<number> =>
  countAppointments(db, { doctorId, when: dayOfDoctor(now) }, now);

/** The doctor's own visits of a day of Riyadh, or of several from one on; cancelled ones too. */
export async function doctorDays(
  db: Db,
  call: UserCall,
  { from = riyadhDay(call.now), days = 1 }: Query<'doctorDays'>,
) {
  const doctorId = ownDoctorId(call, undefined);
  const begins = instantAt(from, 0);
  const when = { kind: 'day', from: begins, until: addMinutes(begins, days * 1440), withCancelled: true } as const;
  const { items, total } = await pageFor(db, call, { doctorId, when }, wholeDay);
  return { from, days, items, total };
}

/**
 * What is over, newest first. A patient reads their own, with one doctor when `doctor_id` is given; a doctor reads their own,
 * or all of a patient in their care when `mrn_number` is given. Anything else is `not_found`.
 */
export async function pastAppointments(db: Db, call: UserCall, query: Query<'history'>) {
  const when = { kind: 'past' } as const;
  if (viewerOf(call) === 'patient') {
    const personId = ownPatientId(call, query.mrn_number);
    return pageFor(db, call, { patientId: personId, doctorId: query.doctor_id, when }, query);
  }
  const doctorId = ownDoctorId(call, query.doctor_id);
  if (query.mrn_number === undefined) return pageFor(db, call, { doctorId, when }, query);
  const patientId = await patientInCare(db, call, query.mrn_number);
  return pageFor(db, call, { patientId, ...(query.doctor_id && { doctorId }), when }, query);
}
