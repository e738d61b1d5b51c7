import { daysBetween, riyadhDay } from '../time/index.ts';

/** Bounds of what is written about a stay. */
export const admissionRules = { noteLongest: 4000, bedLongest: 20, diagnosisLongest: 300 } as const;

/** Which day of the stay it is, by Riyadh days: the day of the admission is the first. */
export const dayOfStay = (admittedAt: Date, now: Date): number =>
  Math.max(0, daysBetween(riyadhDay(admittedAt), riyadhDay(now))) + 1;
