import type { Findings } from './condition.ts';
import { surveyAge, type Asked } from './findings.ts';
import { leads } from './rules.ts';
import { symptomByCode } from './symptoms.ts';
import type { Survey, Urgency } from './types.ts';

export type SuggestedSpeciality = {
  /** The speciality, and the part of it that fits best. */
  readonly code: string;
  readonly sub: string;
  /** The complaints and answers that lead there, `child` for the age. */
  readonly because: readonly string[];
};

const most = 3;
/** What a complaint gives to its first, second and third speciality. */
const weights = [3, 2, 1] as const;
const chiefFactor = 3;
const ofAnswer = [2, 1, 0.5] as const;
const ofLead = 4;

type Context = {
  readonly urgency: Urgency;
  /** The complaints and answers that made it so urgent. */
  readonly becauseUrgent: readonly string[];
  readonly offered: (code: string) => boolean;
};

type Point = { readonly code: string; readonly weight: number; readonly because: string };

const pointsOf = (codes: readonly string[], by: readonly number[], factor: number, because: string): Point[] =>
  codes.map((code, place) => ({ code, weight: (by[place] ?? 0) * factor, because }));

const pointsFrom = (survey: Survey, asked: readonly Asked[], findings: Findings): Point[] => [
  ...[...findings.symptoms.keys()].flatMap((code) =>
    pointsOf(symptomByCode(code)?.specialities ?? [], weights, code === survey.chiefComplaint ? chiefFactor : 1, code),
  ),
  ...asked.flatMap(({ question, taken = [] }) =>
    taken.flatMap((choice) => pointsOf(choice.specialities, ofAnswer, 1, `${question.code}.${choice.code}`)),
  ),
  ...leads
    .filter(({ when }) => when.holds(findings))
    .flatMap(({ speciality, when }) => {
      const found = when.names.filter((name) => findings.symptoms.has(name) || findings.answers.has(name));
      return found.map((because) => ({ code: speciality, weight: ofLead / found.length, because }));
    }),
];

/** The speciality that a part belongs to. */
export const specialityOf = (code: string): string => code.slice(0, 3);

const urgentCare = 'EMR';
/** Adults' specialities, which a child is not sent to. */
const ofAdults: ReadonlySet<string> = new Set(['FAM', 'INT']);
const newborn = 0.1;

function subForChild(points: readonly Point[], ageYears: number): string {
  if (ageYears < newborn) return 'PED-NEO';
  return points.some(({ code }) => code === 'PED-ALG') ? 'PED-ALG' : 'PED-GEN';
}

function ranked(points: readonly Point[]): SuggestedSpeciality[] {
  const bySpeciality = Map.groupBy(points, ({ code }) => specialityOf(code));
  const sum = (all: readonly Point[]) => all.reduce((total, { weight }) => total + weight, 0);
  return [...bySpeciality]
    .map(([code, own]) => {
      const subs = [...Map.groupBy(own, (point) => point.code)].toSorted(([, a], [, b]) => sum(b) - sum(a));
      const speciality = { code, sub: subs[0]?.[0] ?? code, because: [...new Set(own.map(({ because }) => because))] };
      return { speciality, total: sum(own) };
    })
    .toSorted((a, b) => b.total - a.total)
    .map(({ speciality }) => speciality);
}

/** Of an emergency, emergency care is among the three, whatever else is likelier: one goes there first. */
function withUrgentCare(found: readonly SuggestedSpeciality[], because: readonly string[]): SuggestedSpeciality[] {
  const care = found.find(({ code }) => code === urgentCare) ?? { code: urgentCare, sub: 'EMR-ADU', because };
  const isAmongFirst = found.slice(0, most).includes(care);
  return isAmongFirst ? found.slice(0, most) : [...found.slice(0, most - 1), care];
}

/** Emergency care of the person's age, whichever a complaint names. */
const forAge = (one: SuggestedSpeciality, isChild: boolean): SuggestedSpeciality =>
  one.code === urgentCare ? { ...one, sub: isChild ? 'EMR-PED' : 'EMR-ADU' } : one;

/** Up to three specialities, the likeliest first; under 15 paediatrics comes first (D14.01). */
export function specialitiesFor(
  survey: Survey,
  asked: readonly Asked[],
  findings: Findings,
  { urgency, becauseUrgent, offered }: Context,
): SuggestedSpeciality[] {
  const points = pointsFrom(survey, asked, findings);
  const isChild = survey.ageYears < surveyAge;
  const mayWait = urgency === 'self_care' || urgency === 'week';
  const found = ranked(points).filter(({ code }) => offered(code) && !(mayWait && code === urgentCare));
  const paediatrics = { code: 'PED', sub: subForChild(points, survey.ageYears), because: ['child'] };
  const others = found.filter(({ code }) => code !== 'PED' && !(isChild && ofAdults.has(code)));
  const all = isChild ? [paediatrics, ...others] : others;
  const isForUrgentCare = urgency === 'emergency' && offered(urgentCare);
  const taken = isForUrgentCare ? withUrgentCare(all, becauseUrgent) : all.slice(0, most);
  return taken.map((one) => forAge(one, isChild));
}
