import type { KnownMoment } from '../records/index.ts';
import { addMonths, daysBetween, type Day } from '../time/index.ts';

/** A dose of the Ministry's schedule for children. */
export type ScheduledDose = {
  readonly vaccine: string;
  readonly name: string;
  readonly nameAr: string;
  readonly dose: number;
  readonly ageMonths: number;
  /** CVX codes with which a record may say that it was given; of a series all doses share them. */
  readonly cvx: readonly string[];
};

type Series = {
  readonly vaccine: string;
  readonly name: string;
  readonly nameAr: string;
  readonly ages: readonly number[];
  readonly cvx: readonly string[];
};

/**
 * The schedule of the Saudi Ministry of Health as peer-reviewed literature states it (PMC8249725, Table 2) up to 24 months; from four years on
 * it rests on one public source and is only used once staff have confirmed it. Ages in months. The codes are of CVX as the CDC
 * publishes it and HL7 repeats it (ValueSet vaccine-code), those of products that are given elsewhere too.
 */
const series: readonly Series[] = [
  { vaccine: 'HepB', name: 'Hepatitis B at birth', nameAr: 'التهاب الكبد ب عند الولادة', ages: [0], cvx: ['08', '45'] },
  {
    vaccine: 'DTaP',
    name: 'Diphtheria, tetanus, pertussis and others',
    nameAr: 'الثنائي البكتيري والسعال الديكي وما معهما',
    ages: [2, 4, 6, 18, 48],
    cvx: ['146', '132', '20', '50', '120', '130', '110', '198'],
  },
  {
    vaccine: 'PCV',
    name: 'Pneumococcal',
    nameAr: 'المكورات الرئوية',
    ages: [2, 4, 6, 12],
    cvx: ['133', '152', '177', '215', '216'],
  },
  { vaccine: 'Rotavirus', name: 'Rotavirus', nameAr: 'فيروس الروتا', ages: [2, 4], cvx: ['119', '116', '122'] },
  {
    vaccine: 'OPV',
    name: 'Polio, by mouth',
    nameAr: 'شلل الأطفال الفموي',
    ages: [6, 12, 18, 48],
    cvx: ['178', '182', '02'],
  },
  { vaccine: 'BCG', name: 'Tuberculosis (BCG)', nameAr: 'الدرن', ages: [6], cvx: ['19'] },
  { vaccine: 'Measles', name: 'Measles', nameAr: 'الحصبة', ages: [9], cvx: ['05'] },
  {
    vaccine: 'MenACWY',
    name: 'Meningococcal ACWY',
    nameAr: 'الحمى الشوكية الرباعي',
    ages: [9, 12, 216],
    cvx: ['114', '136', '203', '108', '147'],
  },
  {
    vaccine: 'MMR',
    name: 'Measles, mumps and rubella',
    nameAr: 'الحصبة والنكاف والحصبة الألمانية',
    ages: [12, 18, 48],
    cvx: ['03', '94'],
  },
  { vaccine: 'Varicella', name: 'Chickenpox', nameAr: 'الجديري المائي', ages: [18, 48], cvx: ['21', '94'] },
  { vaccine: 'HepA', name: 'Hepatitis A', nameAr: 'التهاب الكبد أ', ages: [18, 24], cvx: ['83'] },
  {
    vaccine: 'Tdap',
    name: 'Tetanus, diphtheria and pertussis booster',
    nameAr: 'جرعة منشطة للثلاثي البكتيري',
    ages: [132],
    cvx: ['115'],
  },
  {
    vaccine: 'HPV',
    name: 'Papillomavirus (HPV)',
    nameAr: 'فيروس الورم الحليمي',
    ages: [132, 144],
    cvx: ['165', '62', '137'],
  },
];

/** From this age on the sources are not sure. */
export const sureUntilMonths = 24;

export const vaccineSchedule: readonly ScheduledDose[] = series
  .flatMap(({ ages, ...one }) => ages.map((ageMonths, n) => ({ ...one, dose: n + 1, ageMonths })))
  .toSorted((a, b) => a.ageMonths - b.ageMonths);

export type GivenDose = {
  readonly cvx: readonly string[];
  readonly on: Day | null;
  /** How exactly the day is known: of a year or a month `on` is the first. */
  readonly precision?: KnownMoment['precision'] | null;
  /** Too weak to protect, as its sender says: it is given again. */
  readonly isSubpotent?: boolean;
};
export type DoseState = 'given' | 'overdue' | 'due' | 'later' | 'unsure';
export type PlannedDose = ScheduledDose & {
  readonly dueOn: Day;
  readonly state: DoseState;
  readonly givenOn: Day | null;
  readonly givenPrecision: KnownMoment['precision'] | null;
};

/** A dose counts as late two months after its day. */
const graceDays = 60;

function stateOf(dueOn: Day, isUnsure: boolean, today: Day): DoseState {
  if (isUnsure) return 'unsure';
  if (dueOn > today) return 'later';
  return daysBetween(dueOn, today) > graceDays ? 'overdue' : 'due';
}

/**
 * Which doses of the schedule were given, are due, late or still to come for somebody born on a day. The doses of a record count for a
 * series in their order. `isConfirmed`: staff have confirmed the table from four years on; before that it is not said to be due.
 */
export function planVaccines(birth: Day, given: readonly GivenDose[], today: Day, isConfirmed: boolean): PlannedDose[] {
  const left = new Map(
    series.map(({ vaccine, cvx }) => [
      vaccine,
      given
        .filter((dose) => dose.isSubpotent !== true && dose.cvx.some((code) => cvx.includes(code)))
        .toSorted((a, b) => (a.on ?? '9').localeCompare(b.on ?? '9'))
        // Two entries of one day are one dose that two sources tell of, or that was entered twice: no series has two on a day.
        .filter(({ on }, n, all) => on === undefined || on === null || all.findIndex((other) => other.on === on) === n),
    ]),
  );
  return vaccineSchedule.map((dose) => {
    const found = left.get(dose.vaccine)?.[dose.dose - 1];
    const dueOn = addMonths(birth, dose.ageMonths);
    const isUnsure = dose.ageMonths > sureUntilMonths && !isConfirmed;
    const [givenOn, givenPrecision] = [found?.on ?? null, found?.precision ?? null];
    return { ...dose, dueOn, givenOn, givenPrecision, state: found ? 'given' : stateOf(dueOn, isUnsure, today) };
  });
}
