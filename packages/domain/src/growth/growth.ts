import { daysBetween, type Day } from '../time/index.ts';
import { growthTables, type GrowthMeasure } from './tables.ts';

export type Sex = 'male' | 'female';
export const growthMeasures = ['weight', 'height', 'head', 'bmi'] as const satisfies readonly GrowthMeasure[];

type Row = { readonly age: number; readonly l: number; readonly m: number; readonly s: number };

const parse = (text: string): readonly Row[] =>
  text === ''
    ? []
    : text.split('; ').map((row) => {
        const [age = 0, l = 0, m = 0, s = 0] = row.split(' ').map(Number);
        return { age, l, m, s };
      });

const parsed = new Map<string, readonly Row[]>();
function rowsOf(measure: GrowthMeasure, sex: Sex, part: 'young' | 'older'): readonly Row[] {
  const key = `${measure} ${sex} ${part}`;
  const known = parsed.get(key) ?? parse(growthTables[measure][sex][part]);
  parsed.set(key, known);
  return known;
}

/** The standards end at 1826 days; from then on the reference counts in months. */
const lastDay = 1826;
const daysInMonth = 30.4375;
/** Length lying is written until 24 months (731 days), height standing from then on. */
const standingFrom = 731;

const between = (rows: readonly Row[], age: number): Row | undefined => {
  const after = rows.findIndex((row) => row.age >= age);
  const [a, b] = [rows[after - 1], rows[after]];
  if (b === undefined) return undefined;
  if (a === undefined || b.age === age) return b.age === age ? b : undefined;
  const share = (age - a.age) / (b.age - a.age);
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { age, l: mix(a.l, b.l), m: mix(a.m, b.m), s: mix(a.s, b.s) };
};

/** L, M and S for a measure at an age in days; undefined beyond the tables (weight to 10 years, head to 5, all others to 19). */
const lmsAt = (measure: GrowthMeasure, sex: Sex, ageDays: number): Row | undefined =>
  ageDays <= lastDay
    ? between(rowsOf(measure, sex, 'young'), ageDays)
    : between(rowsOf(measure, sex, 'older'), ageDays / daysInMonth);

const valueAt = ({ l, m, s }: Row, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** Beyond three standard deviations weights and BMI go on in equal steps, as WHO counts them. */
function beyond(row: Row, value: number, z: number): number {
  if (z > 3) return 3 + (value - valueAt(row, 3)) / (valueAt(row, 3) - valueAt(row, 2));
  return z < -3 ? -3 + (value - valueAt(row, -3)) / (valueAt(row, -2) - valueAt(row, -3)) : z;
}

export type GrowthPoint = {
  readonly measure: GrowthMeasure;
  readonly sex: Sex;
  readonly ageDays: number;
  readonly value: number;
};

/**
 * The z-score of a measured value by the WHO tables: kg, cm, cm of head, kg/m². Two decimals; undefined beyond the tables and for what is
 * no size of a person.
 */
export function zScore({ measure, sex, ageDays, value }: GrowthPoint): number | undefined {
  const row = ageDays < 0 || value <= 0 ? undefined : lmsAt(measure, sex, ageDays);
  if (!row) return undefined;
  const { l, m, s } = row;
  const plain = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  const z = measure === 'weight' || measure === 'bmi' ? beyond(row, value, plain) : plain;
  return Number.isFinite(z) ? Math.round(z * 100) / 100 : undefined;
}

/** The value that has this z-score at an age; what the curves are drawn by. */
export function valueOfZ(measure: GrowthMeasure, sex: Sex, ageDays: number, z: number): number | undefined {
  const row = lmsAt(measure, sex, ageDays);
  return row && valueAt(row, z);
}

/** The share of children who have a lower value, in percent; to one decimal. By Abramowitz and Stegun 7.1.26, within 0.0001. */
export function centileOf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const series =
    t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const erf = 1 - series * Math.exp(-x * x);
  return Math.round((z < 0 ? 1 - erf : 1 + erf) * 500) / 10;
}

export type Posture = 'lying' | 'standing';

/**
 * A length or height as the tables want it: 0.7 cm less when a child of two or more was measured lying, 0.7 cm more when a younger one was
 * measured standing; under nine months standing is taken for a mistake and nothing is changed.
 */
export function standardHeight(cm: number, ageDays: number, posture: Posture | undefined): number {
  if (ageDays >= standingFrom) return posture === 'lying' ? cm - 0.7 : cm;
  return posture === 'standing' && ageDays >= 9 * daysInMonth ? cm + 0.7 : cm;
}

/** Completed days from birth; negative before it. */
export const ageInDays = (birth: Day, on: Day): number => daysBetween(birth, on);

/** Under 19 years the curves apply. */
export const growthRules = {
  lastAgeDays: Math.floor(228 * daysInMonth),
  /** The tables of the head end with the standards. */
  lastHeadAgeDays: lastDay,
  standingFrom,
  daysInMonth,
} as const;
