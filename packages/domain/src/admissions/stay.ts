import { daysBetween, riyadhDay } from '../time/index.ts';

/** Bounds of a note about an inpatient. */
export const admissionRules = { noteLongest: 4000 } as const;

/** Which day of the stay it is, by Riyadh days: the day of the admission is the first. */
export const dayOfStay = (admittedAt: Date, now: Date): number =>
  Math.max(0, daysBetween(riyadhDay(admittedAt), riyadhDay(now))) + 1;
