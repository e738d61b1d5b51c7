import type { AppointmentState, AppointmentType, MissReason, PaymentStatus, ReviewBy } from '@balsam/domain/booking';
import { addDays, addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';

/** A visit of the demo hospital. People are named by MRN and doctor code. */
export type PlannedVisit = {
  readonly doctor: string;
  readonly mrn: string;
  readonly type: AppointmentType;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly state: AppointmentState;
  readonly payment: PaymentStatus;
  /** Number in the doctor's line, once checked in. */
  readonly token: number | null;
  /** Why it was missed. */
  readonly missed_by?: MissReason | undefined;
  /** Whose word is waited for. */
  readonly review_by?: ReviewBy | undefined;
};

const halfHour = 30 * 60_000;
const visitMinutes = 20;

type Step = readonly [
  mrn: string,
  type: AppointmentType,
  state: AppointmentState,
  payment: PaymentStatus,
  token?: number,
];

/** Minutes from the half hour that has begun. Whoever checked in comes next; Sara's call can be joined already. */
const stepsOfDay: Readonly<Record<string, Step>> = {
  '-180': ['1000006', 'onsite', 'completed', 'success', 1],
  '-150': ['1000007', 'virtual', 'completed', 'success'],
  '-120': ['1000008', 'onsite', 'missed', 'unpaid'],
  '-90': ['1000009', 'onsite', 'in_review', 'paid', 2],
  '-60': ['1000010', 'virtual', 'cancelled', 'cancelled'],
  '30': ['1000002', 'onsite', 'checked_in', 'paid', 3],
  '90': ['1000007', 'virtual', 'booked', 'paid'],
  '150': ['1000008', 'virtual', 'booked', 'unpaid'],
  '180': ['1000006', 'onsite', 'booked', 'paid'],
  '210': ['1000009', 'onsite', 'booked', 'unpaid'],
  '240': ['1000010', 'onsite', 'cancelled', 'cancelled'],
};

/** Sara's virtual appointment is today also when Balsam is started shortly before midnight. */
function saraToday(base: Date, now: Date): PlannedVisit {
  const midnight = instantAt(addDays(riyadhDay(now), 1), 0);
  const wanted = addMinutes(base, 60);
  // Visits take the first 20 minutes of a half hour, so the last ten of the day are nobody else's.
  const starts = wanted < midnight ? wanted : addMinutes(midnight, -10);
  const ends = wanted < midnight ? addMinutes(starts, visitMinutes) : midnight;
  return {
    doctor: 'D1001',
    mrn: '1000001',
    type: 'virtual',
    starts_at: starts,
    ends_at: ends,
    state: 'booked',
    payment: 'paid',
    token: null,
  };
}

/** Of other doctors than Dr. Layla. */
const soon = [
  ['D1031', '1000043'],
  ['D1032', '1000044'],
  ['D1039', '1000045'],
] as const;

/** Paid video visits whose calls can be joined already. */
export function callsSoon(now: Date): PlannedVisit[] {
  const starts = addMinutes(new Date(Math.floor(now.getTime() / halfHour) * halfHour), 60);
  const ends = addMinutes(starts, visitMinutes);
  return soon.map(([doctor, mrn]) => ({
    doctor,
    mrn,
    type: 'virtual',
    starts_at: starts,
    ends_at: ends,
    state: 'booked',
    payment: 'paid',
    token: null,
  }));
}

/** Dr. Layla's visits of every state around `now`. */
export function dayOfDrLayla(now: Date): PlannedVisit[] {
  const base = new Date(Math.floor(now.getTime() / halfHour) * halfHour);
  const steps = Object.entries(stepsOfDay).map(([minutes, [mrn, type, state, payment, token]]) => {
    const starts = addMinutes(base, Number(minutes));
    const ends = addMinutes(starts, visitMinutes);
    return {
      doctor: 'D1001',
      mrn,
      type,
      starts_at: starts,
      ends_at: ends,
      state,
      payment,
      token: token ?? null,
      ...(state === 'missed' && { missed_by: 'patient' as const }),
      // Somebody who only checked in: the front desk decides.
      ...(state === 'in_review' && { review_by: 'front_desk' as const }),
    };
  });
  return [...steps, saraToday(base, now)];
}

type Past = readonly [
  daysAgo: number,
  doctor: string,
  type: AppointmentType,
  state: AppointmentState,
  payment: PaymentStatus,
  missedBy?: MissReason,
];

/** One of each end that a visit can have. */
const past: readonly Past[] = [
  [1, 'D1004', 'onsite', 'in_review', 'paid'],
  [9, 'D1001', 'onsite', 'completed', 'success'],
  [24, 'D1018', 'onsite', 'completed', 'success'],
  [41, 'D1008', 'onsite', 'cancelled', 'cancelled'],
  [52, 'D1007', 'virtual', 'missed', 'cancelled', 'doctor'],
  [66, 'D1020', 'virtual', 'missed', 'cancelled', 'line'],
  [77, 'D1001', 'virtual', 'completed', 'success'],
  [95, 'D1018', 'virtual', 'missed', 'cancelled', 'both'],
  [133, 'D1010', 'onsite', 'completed', 'success'],
  [160, 'D1009', 'onsite', 'missed', 'cancelled', 'unclear'],
  [210, 'D1025', 'onsite', 'missed', 'paid', 'patient'],
];

/** Sara's earlier visits, at ten in the morning. */
export function historyOfSara(now: Date): PlannedVisit[] {
  return past.map(([daysAgo, doctor, type, state, payment, missed_by]) => {
    const starts = instantAt(addDays(riyadhDay(now), -daysAgo), '10:00');
    const token = state === 'completed' && type === 'onsite' ? 1 : null;
    const ends = addMinutes(starts, visitMinutes);
    return {
      doctor,
      mrn: '1000001',
      type,
      starts_at: starts,
      ends_at: ends,
      state,
      payment,
      token,
      missed_by,
      // Her doctor says that it took place; she may still object.
      ...(state === 'in_review' && { review_by: 'patient' as const }),
    };
  });
}

/** On-site visits that lie so many hours ahead, at the next time that the doctor has. */
export const visitsAhead = [
  { mrn: '1000001', doctor: 'D1018', hours: 26, payment: 'unpaid' },
  { mrn: '1000001', doctor: 'D1010', hours: 24 * 12, payment: 'paid' },
  { mrn: '1000002', doctor: 'D1009', hours: 50, payment: 'paid' },
  { mrn: '1000003', doctor: 'D1006', hours: 30, payment: 'unpaid' },
  { mrn: '1000004', doctor: 'D1005', hours: 54, payment: 'unpaid' },
] as const;
