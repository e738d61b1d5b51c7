import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import { isSettled, wasSettled, type PaymentStatus } from './payment-status.ts';
import { hasBegun, isLive, type AppointmentState, type Beginning } from './states.ts';
import type { AppointmentType } from './types.ts';

/** DECISIONS §10: for how many hours a patient may object, the front desk decides, and an outcome can be corrected. */
export const outcomeRules = { hours: 24 } as const;

/** Why no care was given. `line`: both were there and never met; `unclear`: nobody said in time that care was given. */
export const missReasons = ['patient', 'doctor', 'both', 'line', 'unclear'] as const;
export type MissReason = (typeof missReasons)[number];

/** Who was in the call of a virtual visit. `met`: both at the same time, with a connection. */
export type CallEvidence = { readonly patientCame: boolean; readonly doctorCame: boolean; readonly met: boolean };

/** What the queue knows of a visit: it was served, a walk-in was left waiting at the end of the day, or its clinic had closed. */
export type QueueEvidence = 'served' | 'left_waiting' | 'clinic_closed';

/** What is known of a visit whose time is over. */
export type VisitEvidence = {
  readonly type: AppointmentType;
  readonly paymentStatus: PaymentStatus;
  readonly isCheckedIn: boolean;
  /** Leave or other hours of its doctor took its time away, and it was not moved or cancelled before it was over (D13.08). */
  readonly isDisplaced: boolean;
  /** What the queue knows: the visit was served there, a walk-in still waited when the day was over, or the clinic had closed. */
  readonly queue: QueueEvidence | undefined;
  /** Nothing when nobody ever opened the call, and for visits without one. */
  readonly call: CallEvidence | undefined;
};

export type VisitOutcome =
  | { readonly state: 'completed' }
  | { readonly state: 'missed'; readonly missedBy: MissReason }
  | { readonly state: 'in_review' };

const missed = (missedBy: MissReason): VisitOutcome => ({ state: 'missed', missedBy });

function outcomeOfCall(call: CallEvidence | undefined): VisitOutcome {
  if (call?.met) return { state: 'completed' };
  if (call?.patientCame) return missed(call.doctorCame ? 'line' : 'doctor');
  return missed(call?.doctorCame ? 'patient' : 'both');
}

/**
 * D10.03: what became of a visit when its time is over and nobody has said anything. A call speaks for itself, and so does the queue: who was served there had the
 * visit, and whom nobody called in all day, or who had a visit in a clinic that had closed, gets the price back. Who only checked in, waited at home, or may have been told that the doctor is away, is for the front desk to decide. An unpaid visit is the patient's to have missed.
 */
export function outcomeOf({ type, paymentStatus, isCheckedIn, isDisplaced, queue, call }: VisitEvidence): VisitOutcome {
  if (!isSettled(paymentStatus)) return missed('patient');
  if (queue === 'served') return { state: 'completed' };
  if (queue === 'left_waiting' || queue === 'clinic_closed') return missed('doctor');
  if (type === 'virtual') return outcomeOfCall(call);
  return isCheckedIn || isDisplaced || type === 'home' ? { state: 'in_review' } : missed('patient');
}

/** D10.03: whether the price goes back to where it came from. When only the patient did not come, it stays. */
export const isGivenBack = (missedBy: MissReason): boolean => missedBy !== 'patient';

/** Who is waited for while a visit is in review: the patient may object to what the doctor said, or the front desk decides. */
export type ReviewBy = 'patient' | 'front_desk';

/** D10.03: what a review ends as when the time for it has run out: silence agrees with the doctor, and else the money goes back. */
export const outcomeOfSilence = (reviewBy: ReviewBy): VisitOutcome =>
  reviewBy === 'patient' ? { state: 'completed' } : missed('unclear');

/** Until when a review that begins now waits. */
export const reviewUntil = (now: Date): Date => addMinutes(now, outcomeRules.hours * 60);

type Settled = Beginning & {
  readonly state: AppointmentState;
  readonly paymentStatus: PaymentStatus;
  readonly reviewBy: ReviewBy | null;
  /** When its outcome was first decided. */
  readonly endedAt: Date | null;
};

/** D10.03: whether what was decided about a visit can still be corrected. */
export const isOutcomeOpen = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now <= addMinutes(endedAt, outcomeRules.hours * 60);

type SettleRefusal = 'visit_not_begun' | 'payment_pending' | 'front_desk_decides' | 'outcome_final';

/** Who says what became of a visit. */
export type Settler = 'doctor' | 'front_desk';

/**
 * D10.03: whether the doctor or the front desk may say what became of a visit, or correct it: from its beginning on, and for 24
 * hours after it was decided. What a patient objected to is for the front desk alone. Of what was never paid nobody says that care was given,
 * also not once its time is over: nothing could be collected for it any more.
 */
export function maySettle(by: Settler, visit: Settled, now: Date): Allowed<SettleRefusal> {
  const { state, paymentStatus, reviewBy, endedAt } = visit;
  if (state === 'cancelled' || state === 'released') return refused('outcome_final');
  if (isLive(state)) {
    if (!hasBegun(visit, now)) return refused('visit_not_begun');
    return isSettled(paymentStatus) ? allowed : refused('payment_pending');
  }
  if (state === 'in_review')
    return by === 'doctor' && reviewBy === 'front_desk' ? refused('front_desk_decides') : allowed;
  if (!isOutcomeOpen(endedAt, now)) return refused('outcome_final');
  return wasSettled(paymentStatus) ? allowed : refused('payment_pending');
}

/** D10.03: a patient may object while their word is waited for. */
export function mayObject(
  { state, reviewBy, reviewUntil: until }: Pick<Settled, 'state' | 'reviewBy'> & { readonly reviewUntil: Date | null },
  now: Date,
): Allowed<'objection_not_open'> {
  const isOpen = state === 'in_review' && reviewBy === 'patient' && until !== null && now <= until;
  return isOpen ? allowed : refused('objection_not_open');
}

/** What the front desk or a doctor says of a visit; `checked_in` only the front desk, of somebody who was there after all. */
export const outcomes = [
  'completed',
  'missed_by_patient',
  'missed_by_doctor',
  'missed_by_both',
  'line_failed',
  'checked_in',
] as const;
export type Outcome = (typeof outcomes)[number];

const missedOutcomes: Readonly<Partial<Record<Outcome, MissReason>>> = {
  missed_by_patient: 'patient',
  missed_by_doctor: 'doctor',
  missed_by_both: 'both',
  line_failed: 'line',
};

/** The reason for which an outcome says that no care was given; undefined where it says something else. */
export const missReasonOf = (outcome: Outcome): MissReason | undefined => missedOutcomes[outcome];

/**
 * D10.03: whether what the doctor says stands already, as from another of their screens: that care was given, by a summary or because the
 * patient's word is waited for, or that it was missed by the same side. It then changes nothing, and nobody is told twice.
 */
export function isSaidAlready(
  outcome: Outcome,
  { state, reviewBy, missedBy }: Pick<Settled, 'state' | 'reviewBy'> & { readonly missedBy: MissReason | null },
): boolean {
  if (outcome === 'completed') return state === 'completed' || (state === 'in_review' && reviewBy === 'patient');
  return state === 'missed' && missReasonOf(outcome) === missedBy;
}

/** D13.34: how long the reason may be that the front desk gives for what it says of a visit. */
export const outcomeReason = { shortest: 3, longest: 300 } as const;

/**
 * D13.34: whether the front desk may say of a visit that its patient checked in after all: of one that was missed by its patient and
 * not given back, while its outcome is open. What became of it is then decided anew.
 */
export function mayReopen(
  visit: Settled & { readonly missedBy: MissReason | null },
  now: Date,
): Allowed<SettleRefusal | 'visit_not_missed'> {
  const verdict = maySettle('front_desk', visit, now);
  if (!verdict.ok) return verdict;
  if (visit.state !== 'missed' || visit.missedBy !== 'patient') return refused('visit_not_missed');
  return isSettled(visit.paymentStatus) ? allowed : refused('payment_pending');
}
