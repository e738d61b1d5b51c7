import {
  isLive,
  isSettled,
  maySettle,
  type AppointmentState,
  type AppointmentType,
  type PaymentStatus,
} from '@balsam/domain/booking';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { careRelationship, readableAppointment, reasonOf, viewerOf } from './appointments.policy.ts';
import { lockAppointment, readAppointments, type AppointmentRow } from './appointments.store.ts';
import { doctorName, patientName } from './appointments.view.ts';
import { completeVisits } from './end-visit.ts';
import { stateAt, toRuleInput } from './rule-input.ts';

type Named = { readonly personId: number; readonly name: string; readonly nameAr: string };

/** What a visit is, whoever looks at it: its two sides, when it is and how far it is. */
export type VisitFacts = {
  readonly id: number;
  readonly type: AppointmentType;
  readonly state: AppointmentState;
  readonly paymentStatus: PaymentStatus;
  readonly startsAt: Date;
  /** Both sides met in its call. */
  readonly hasMet: boolean;
  readonly endsAt: Date;
  /** When what became of it was first decided. */
  readonly endedAt: Date | null;
  readonly patient: Named & { readonly mrn: string | null };
  readonly doctor: Named & { readonly id: number };
  readonly speciality: { readonly title: string; readonly titleAr: string };
  readonly location: { readonly title: string; readonly titleAr: string };
};

/** A visit as the modules see it that belong to it: on which side the caller is, and why they look. */
export type Visit = VisitFacts & { readonly side: 'patient' | 'doctor'; readonly why: Reason };

const factsOf = (row: AppointmentRow, now: Date): VisitFacts => ({
  id: row.id,
  type: row.type,
  state: stateAt(row, now),
  paymentStatus: row.payment_status,
  startsAt: row.starts_at,
  hasMet: row.has_met,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  patient: { personId: row.patient_id, mrn: row.patient_mrn, ...patientName(row) },
  doctor: { id: row.doctor_id, personId: row.doctor_person_id, ...doctorName(row) },
  speciality: { title: row.speciality_title, titleAr: row.speciality_title_ar },
  location: { title: row.location_title, titleAr: row.location_title_ar },
});

/** A row as its two sides see it. It says nothing about who may. */
export const toVisit = (call: UserCall, row: AppointmentRow): Visit => ({
  ...factsOf(row, call.now),
  side: viewerOf(call) === 'doctor' ? 'doctor' : 'patient',
  why: reasonOf(call),
});

/** A visit of the open profile, or of the calling doctor; anybody else's is `not_found`. */
export const readVisit = async (sql: Sql, call: UserCall, id: number): Promise<Visit> =>
  toVisit(call, await readableAppointment(sql, call, id));

/**
 * The same, for what a patient tells their doctor and for what the record says: closed to a doctor whose visit was given up and who cares for
 * the patient no more.
 * @throws not_found
 */
export async function readVisitInCare(sql: Sql, call: UserCall, id: number): Promise<Visit> {
  const visit = await readVisit(sql, call, id);
  if (visit.side === 'doctor' && !(await careRelationship(sql, visit.doctor.id, visit.patient.personId)))
    throw fail('not_found');
  return visit;
}

/** A visit of the open profile, or of the calling doctor, its row locked until the transaction ends. */
export async function visitToChange(tx: Tx, call: UserCall, id: number): Promise<Visit> {
  await readableAppointment(tx, call, id);
  const row = await lockAppointment(tx, id);
  if (!row) throw fail('not_found');
  return toVisit(call, row);
}

/** A visit for what follows from what became of it, its row locked; undefined when there is none. It says nothing about who may. */
export async function lockVisitOutcome(tx: Tx, id: number, now: Date): Promise<VisitFacts | undefined> {
  const row = await lockAppointment(tx, id);
  return row && factsOf(row, now);
}

/** Those of these visits that are there, by their ids, for what a rule says about a record of theirs. It says nothing about who may. */
export const visitsById = async (sql: Sql, call: UserCall, ids: readonly number[]): Promise<Map<number, Visit>> =>
  new Map((await readAppointments(sql, ids)).map((row) => [row.id, toVisit(call, row)]));

/**
 * A signed summary says that care was given (D10.03): completes a visit of the calling doctor that it still can. An objection of the
 * patient stays for the front desk to decide.
 * @throws payment_pending, visit_not_begun, outcome_final
 */
export async function completeBySummary(tx: Tx, call: UserCall, id: number): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (!row) throw fail('not_found');
  const visit = toRuleInput(row, call.now);
  if (visit.state === 'completed' || (visit.state === 'in_review' && visit.reviewBy === 'front_desk' && row.objection))
    return;
  if (isLive(visit.state) && !isSettled(visit.paymentStatus)) throw fail('payment_pending');
  if (visit.state !== 'in_review') assertAllowed(maySettle('doctor', visit, call.now));
  await completeVisits(tx, call, [id]);
}
