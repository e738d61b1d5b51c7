import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addDays, addYears, daysBetween, type Day } from '../time/index.ts';
import type { Dosage } from './dosage.ts';

/** SPEC §9: a refill within 5 days of the due date; a treatment cycle is two months. DECISIONS §11: 60 days when not said. */
export const supplyRules = { usualDays: 60, refillWithinDays: 5, cycleDays: 60 } as const;

/** Days of the units in which durations come: codes of UCUM and words of files. A month is of 30 days. */
const daysOfUnit: Readonly<Record<string, number>> = {
  h: 1 / 24,
  hour: 1 / 24,
  hours: 1 / 24,
  d: 1,
  day: 1,
  days: 1,
  wk: 7,
  week: 7,
  weeks: 7,
  mo: 30,
  month: 30,
  months: 30,
  a: 365,
  year: 365,
  years: 365,
};

/** A duration in whole days, one at least; undefined in a unit that is none of a duration: nothing is guessed. */
export function durationDays(value: number, unit: string): number | undefined {
  const factor = daysOfUnit[unit.trim().toLowerCase()];
  return factor === undefined || !(value > 0) ? undefined : Math.max(1, Math.round(value * factor));
}

/** For how many days a course of these dosages is taken, one step after the other; 0 where one of them has no end of its own and goes on. */
export function courseDays(dosages: readonly Pick<Dosage, 'sequence' | 'days'>[]): number {
  if (dosages.some(({ days }) => days === undefined)) return 0;
  const steps = [...Map.groupBy(dosages, ({ sequence }) => sequence).values()];
  return steps.reduce((sum, step) => sum + Math.max(...step.map(({ days = 0 }) => days)), 0);
}

/** What the hospital's settings say of asking for a refill: how many days before the due date, and after how long a course at once. */
export type RefillTerms = { readonly refillWithinDays: number; readonly cycleDays: number };

/** When a medicine was last supplied, and for how many days. */
export type Supply = { readonly on: Day; readonly days: number };

/** DECISIONS §11: from this day on a completed visit allows a refill, twelve months before; a 29th of February that is none is the 1st of March. */
export const visitsCountFrom = (today: Day): Day => addYears(today, -1);

/** The day by which a supply is used up. */
export const dueDay = ({ on, days }: Supply): Day => addDays(on, days);

/** The first day on which a refill may be asked for: 5 Riyadh days before it is due, or when a two-month course is over, unless the terms differ. */
export const refillFrom = (supply: Supply, terms: RefillTerms = supplyRules): Day => {
  const early = addDays(dueDay(supply), -terms.refillWithinDays);
  const afterCourse = addDays(supply.on, terms.cycleDays);
  return early < afterCourse ? early : afterCourse;
};

export type RefillState = {
  /** It is prescribed and taken now. */
  readonly isPrescribed: boolean;
  readonly hasOpenRequest: boolean;
  /** A visit was completed in the last 12 months. */
  readonly hasVisit: boolean;
  /** Undefined when nothing says that it was ever supplied. */
  readonly supply: Supply | undefined;
  readonly today: Day;
  readonly terms: RefillTerms;
};

type RefillRefusal = 'refill_not_prescribed' | 'refill_pending' | 'refill_no_appointment' | 'refill_too_early';

/** S5.15, D11.05: whether a refill or its delivery may be asked for today. */
export function mayAskRefill(state: RefillState): Allowed<RefillRefusal> {
  const { isPrescribed, hasOpenRequest, hasVisit, supply, today, terms } = state;
  if (!isPrescribed) return refused('refill_not_prescribed');
  if (hasOpenRequest) return refused('refill_pending');
  if (!hasVisit) return refused('refill_no_appointment');
  if (supply && today < refillFrom(supply, terms))
    return refused('refill_too_early', { days: daysBetween(today, refillFrom(supply, terms)) });
  return allowed;
}
