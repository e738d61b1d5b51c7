import type { KnownMoment } from '../records/index.ts';
import { addMonths, daysBetween, type Day } from '../time/index.ts';
import { dosesTold } from './told-doses.ts';

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
  /** CVX codes of what is given against the same later: a dose that was missed before it is not asked for as it stands in the table. */
  readonly laterCvx?: readonly string[];
};

/**
 * The schedule of the Saudi Ministry of Health as peer-reviewed literature states it (PMC8249725, Table 2) up to 24 months; from four years on
 * it rests on one public source and is only used once staff have confirmed it. Ages in months. The codes are of CVX as the CDC
 * publishes it and HL7 repeats it (ValueSet vaccine-code), those of products that are given elsewhere too.
 */
const series: readonly Series[] = [
  {
    vaccine: 'HepB',
    name: 'Hepatitis B at birth',
    nameAr: 'التهاب الكبد ب عند الولادة',
    ages: [0],
    cvx: ['08', '45'],
    laterCvx: ['146', '132', '110', '198'],
  },
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
  { vaccine: 'Measles', name: 'Measles', nameAr: 'الحصبة', ages: [9], cvx: ['05'], laterCvx: ['03', '94'] },
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
  .flatMap(({ vaccine, name, nameAr, cvx, ages }) =>
    ages.map((ageMonths, n) => ({ vaccine, name, nameAr, cvx, dose: n + 1, ageMonths })),
  )
  .toSorted((a, b) => a.ageMonths - b.ageMonths);

export type GivenDose = {
  readonly cvx: readonly string[];
  readonly on: Day | null;
  /** How exactly the day is known: of a year or a month `on` is the first. */
  readonly precision?: KnownMoment['precision'] | null;
  /** Too weak to protect, as its sender says: it is given again. */
  readonly isSubpotent?: boolean;
};
/** `inexact`: it may have been given, but the dates of the record are not exact enough to tell. `unsure`: a doctor is to be asked. */
export type DoseState = 'given' | 'overdue' | 'due' | 'later' | 'unsure' | 'inexact';
export type PlannedDose = ScheduledDose & {
  readonly dueOn: Day;
  readonly state: DoseState;
  readonly givenOn: Day | null;
  readonly givenPrecision: KnownMoment['precision'] | null;
};

/** A dose counts as late two months after its day. */
const graceDays = 60;

type Doubt = { readonly isUnsure: boolean; readonly isInexact: boolean; readonly isCovered: boolean };

function stateOf(dueOn: Day, { isUnsure, isInexact, isCovered }: Doubt, today: Day): DoseState {
  if (isUnsure) return 'unsure';
  if (dueOn > today) return 'later';
  if (isInexact) return 'inexact';
  if (isCovered) return 'unsure';
  return daysBetween(dueOn, today) > graceDays ? 'overdue' : 'due';
}

/**
 * Which doses of the schedule were given, are due, late or still to come for somebody born on a day. The doses of a record count for a
 * series in their order. `isConfirmed`: staff have confirmed the table from four years on; before that it is not said to be due.
 */
export function planVaccines(birth: Day, given: readonly GivenDose[], today: Day, isConfirmed: boolean): PlannedDose[] {
  const counted = given.filter((dose) => dose.isSubpotent !== true);
  const of = (codes: readonly string[]) => counted.filter((dose) => dose.cvx.some((code) => codes.includes(code)));
  const told = new Map(
    series.map(({ vaccine, cvx, laterCvx = [] }) => [
      vaccine,
      { ...dosesTold(of(cvx)), isCovered: of(laterCvx).length > 0 },
    ]),
  );
  return vaccineSchedule.map((dose) => {
    const { sure, most, isCovered } = told.get(dose.vaccine)!;
    const found = sure[dose.dose - 1];
    const dueOn = addMonths(birth, dose.ageMonths);
    const isUnsure = dose.ageMonths > sureUntilMonths && !isConfirmed;
    const doubt = { isUnsure, isInexact: dose.dose <= most, isCovered };
    const [givenOn, givenPrecision] = [found?.on ?? null, found?.precision ?? null];
    return { ...dose, dueOn, givenOn, givenPrecision, state: found ? 'given' : stateOf(dueOn, doubt, today) };
  });
}
