import { severities, sinces, type Gender, type Severity, type Since, type SurveySymptom } from './types.ts';

/** What conditions look at: the symptoms by code, and the answers that count as `question.choice`. */
export type Findings = {
  readonly ageYears: number;
  readonly gender: Gender;
  readonly symptoms: ReadonlyMap<string, SurveySymptom>;
  readonly answers: ReadonlySet<string>;
};

export type Condition = {
  readonly holds: (findings: Findings) => boolean;
  /** The complaints and answers that it names. */
  readonly names: readonly string[];
};

type Test = (findings: Findings) => boolean;

const isSince = (text: string): text is Since => sinces.some((since) => since === text);

const isAtLeast = (severity: Severity, least: Severity): boolean =>
  severities.indexOf(severity) >= severities.indexOf(least);

/** `name`, `name+`, `name!`, `name@days` (for days or less), `name@days-` (for days or longer), `question.choice`. */
function readFinding(text: string): { readonly name: string; readonly test: Test } {
  const [, name = '', mark = '', since = '', orLonger = ''] =
    /^([a-z_.0-9]+)([+!]?)(?:@([a-z]+)(-?))?$/.exec(text) ?? [];
  if (name === '' || (since !== '' && !isSince(since))) throw new Error(`${text}: not a finding`);
  if (name.includes('.')) return { name, test: ({ answers }) => answers.has(name) };
  const least: Severity = mark === '!' ? 'severe' : mark === '+' ? 'moderate' : 'mild';
  const place = isSince(since) ? sinces.indexOf(since) : undefined;
  const test: Test = ({ symptoms }) => {
    const found = symptoms.get(name);
    if (!found || !isAtLeast(found.severity, least)) return false;
    const age = sinces.indexOf(found.since);
    return place === undefined || (orLonger === '-' ? age >= place : age <= place);
  };
  return { name, test };
}

const readAge = (text: string): Test | undefined => {
  const [, sign, years] = /^age(<=|>=|<)(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (years === undefined) return undefined;
  const limit = Number(years);
  if (sign === '<') return ({ ageYears }) => ageYears < limit;
  return sign === '<=' ? ({ ageYears }) => ageYears <= limit : ({ ageYears }) => ageYears >= limit;
};

/** One term of a condition: age, sex, any of some findings, or at least a number of them. */
function readTerm(text: string): Condition {
  if (text === 'any') return { holds: () => true, names: [] };
  if (text === 'female' || text === 'male') return { holds: ({ gender }) => gender === text, names: [] };
  const age = readAge(text);
  if (age) return { holds: age, names: [] };
  const [, count, list = text] = /^(\d):(.+)$/.exec(text) ?? [];
  const least = Number(count ?? 1);
  const parts = list.split('/').map(readFinding);
  return {
    holds: (findings) => parts.filter(({ test }) => test(findings)).length >= least,
    names: parts.map(({ name }) => name),
  };
}

/** Reads a condition of the table: terms apart by spaces, all of which must hold. @throws for what it cannot read */
export function readCondition(text: string): Condition {
  const terms = text.split(' ').map(readTerm);
  return {
    holds: (findings) => terms.every(({ holds }) => holds(findings)),
    names: terms.flatMap(({ names }) => names),
  };
}
