import type { AppointmentState, AppointmentType, PaymentStatus } from '@balsam/domain/booking';
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
  '-180': ['1000006', 'onsite', 'completed', 'paid', 1],
  '-150': ['1000007', 'virtual', 'completed', 'paid'],
  '-120': ['1000008', 'onsite', 'missed', 'unpaid'],
  '-90': ['1000009', 'onsite', 'completed', 'paid', 2],
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

/** Dr. Layla's visits of every state around `now`. */
export function dayOfDrLayla(now: Date): PlannedVisit[] {
  const base = new Date(Math.floor(now.getTime() / halfHour) * halfHour);
  const steps = Object.entries(stepsOfDay).map(([minutes, [mrn, type, state, payment, token]]) => {
    const starts = addMinutes(base, Number(minutes));
    const ends = addMinutes(starts, visitMinutes);
    return { doctor: 'D1001', mrn, type, starts_at: starts, ends_at: ends, state, payment, token: token ?? null };
  });
  return [...steps, saraToday(base, now)];
}

type Past = readonly [
  daysAgo: number,
  doctor: string,
  type: AppointmentType,
  state: AppointmentState,
  payment: PaymentStatus,
];

const past: readonly Past[] = [
  [9, 'D1001', 'onsite', 'completed', 'paid'],
  [24, 'D1018', 'onsite', 'completed', 'paid'],
  [41, 'D1008', 'onsite', 'cancelled', 'cancelled'],
  [77, 'D1001', 'virtual', 'completed', 'paid'],
  [133, 'D1010', 'onsite', 'completed', 'paid'],
  [210, 'D1025', 'onsite', 'missed', 'unpaid'],
];

/** Sara's earlier visits, at ten in the morning. */
export function historyOfSara(now: Date): PlannedVisit[] {
  return past.map(([daysAgo, doctor, type, state, payment]) => {
    const starts = instantAt(addDays(riyadhDay(now), -daysAgo), '10:00');
    const token = state === 'completed' && type === 'onsite' ? 1 : null;
    const ends = addMinutes(starts, visitMinutes);
    return { doctor, mrn: '1000001', type, starts_at: starts, ends_at: ends, state, payment, token };
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
