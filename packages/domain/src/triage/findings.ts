import type { Findings } from './condition.ts';
import { questions, type Choice, type Question } from './questions.ts';
import { rules } from './rules.ts';
import { canHave, symptomByCode } from './symptoms.ts';
import { severities, sinces, type Answers, type Survey, type SurveySymptom } from './types.ts';

const later = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(b) > order.indexOf(a) ? b : a);

/** Of a complaint that is told twice, the severer and the newer of both: the careful reading, and one that never hangs on which came first. */
const worse = (a: SurveySymptom, b: SurveySymptom): SurveySymptom => ({
  code: a.code,
  severity: later(severities, a.severity, b.severity),
  since: later(sinces, a.since, b.since) === a.since ? b.since : a.since,
});

/** The complaints that a person of this age and sex can have, each once. */
function symptomsOf(survey: Survey): ReadonlyMap<string, SurveySymptom> {
  const found = new Map<string, SurveySymptom>();
  for (const told of survey.symptoms) {
    const symptom = symptomByCode(told.code);
    if (!symptom || !canHave(symptom, survey)) continue;
    const before = found.get(told.code);
    found.set(told.code, before ? worse(before, told) : told);
  }
  return found;
}

/** The youngest that the whole survey is for (S5.12); below it red flags are asked for, then it leads to paediatrics (D14.01). */
export const surveyAge = 15;

const isRedFlag = ({ urgency }: Choice): boolean => urgency === 'emergency';

const alarms = rules.filter(({ urgency }) => urgency === 'emergency');

/** Whether some answer to it, with what is known before it, makes an emergency of what is none yet. */
function mayAlarm({ code, choices }: Question, before: Findings): boolean {
  const answers = new Set([...before.answers, ...choices.map((choice) => `${code}.${choice.code}`)]);
  return alarms.some(({ when }) => when.holds({ ...before, answers }) && !when.holds(before));
}

/** Children are asked for red flags alone, and for what makes one together with their complaints. */
const isForAge = (question: Question, before: Findings): boolean =>
  before.ageYears >= surveyAge || question.choices.some((choice) => isRedFlag(choice)) || mayAlarm(question, before);

export type Asked = {
  readonly question: Question;
  /** The choices that were taken; undefined when it was not answered yet. */
  readonly taken: readonly Choice[] | undefined;
};

/** An answer counts for as long as its question applies: one that was left behind by a change says nothing. */
function askedFor(
  survey: Survey,
  symptoms: Findings['symptoms'],
): { readonly asked: Asked[]; readonly findings: Findings } {
  const answers = new Set<string>();
  const findings: Findings = { ageYears: survey.ageYears, gender: survey.gender, symptoms, answers };
  const asked: Asked[] = [];
  for (const question of questions) {
    if (!question.when.holds(findings) || !isForAge(question, findings)) continue;
    const given = answersTo(survey.answers, question.code);
    const taken = given && question.choices.filter(({ code }) => given.includes(code));
    for (const { code } of taken ?? []) answers.add(`${question.code}.${code}`);
    asked.push({ question, taken });
  }
  return { asked, findings };
}

const answersTo = (answers: Answers, code: string): readonly string[] | undefined =>
  Object.hasOwn(answers, code) ? answers[code] : undefined;

/** What a survey says, as conditions read it, with the questions that it leads to. */
export const readSurvey = (survey: Survey): { readonly asked: readonly Asked[]; readonly findings: Findings } =>
  askedFor(survey, symptomsOf(survey));

/** The questions that a survey leads to, in their order, with what was answered. */
export const questionsOf = (survey: Survey): readonly Asked[] => readSurvey(survey).asked;
