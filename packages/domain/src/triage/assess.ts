import { adviceFor, type Advice } from './advice.ts';
import { readSurvey, type Asked } from './findings.ts';
import type { Findings } from './condition.ts';
import { rules } from './rules.ts';
import { specialitiesFor, type SuggestedSpeciality } from './specialities.ts';
import { baseUrgency, symptomByCode } from './symptoms.ts';
import { mostUrgent, type Survey, type Urgency } from './types.ts';

/** Whoever answers such a call has numbers of their own beside the ambulance. */
export type HelpLine = 'self_harm' | 'abuse' | 'poison';

export type Assessment = {
  readonly urgency: Urgency;
  /** The complaints and answers (`question.choice`) that made it so urgent. */
  readonly because: readonly string[];
  readonly specialities: readonly SuggestedSpeciality[];
  readonly help: readonly HelpLine[];
  readonly advice: readonly Advice[];
};

type Reason = { readonly urgency: Urgency; readonly names: readonly string[] };

const fromSymptoms = ({ symptoms }: Findings): Reason[] =>
  [...symptoms.values()].flatMap(({ code, since, severity }) => {
    const symptom = symptomByCode(code);
    return symptom ? [{ urgency: baseUrgency(symptom, since, severity), names: [code] }] : [];
  });

const fromAnswers = (asked: readonly Asked[]): Reason[] =>
  asked.flatMap(({ question, taken = [] }) =>
    taken.flatMap(({ code, urgency }) => (urgency ? [{ urgency, names: [`${question.code}.${code}`] }] : [])),
  );

const fromRules = (findings: Findings): Reason[] =>
  rules
    .filter(({ when }) => when.holds(findings))
    .map(({ urgency, when }) => ({
      urgency,
      names: when.names.filter((name) => findings.symptoms.has(name) || findings.answers.has(name)),
    }));

const helpRows: readonly (readonly [HelpLine, readonly string[]])[] = [
  [
    'self_harm',
    ['self_harm', 'self_harm_kind.passive', 'self_harm_kind.thoughts', 'self_harm_kind.plan', 'poison_how.on_purpose'],
  ],
  ['abuse', ['abuse']],
  ['poison', ['poisoning', 'overdose', 'gas_inhaled', 'swallowed_object']],
];

const helpFor = ({ symptoms, answers }: Findings): HelpLine[] =>
  helpRows.filter(([, names]) => names.some((name) => symptoms.has(name) || answers.has(name))).map(([line]) => line);

/**
 * How soon and by whom somebody should be seen. Every finding can only make it more urgent: nothing that is answered takes a red flag back
 * (D14.01). It names no disease. `offered`: which specialities the hospital has.
 */
export function assess(survey: Survey, offered: (code: string) => boolean = () => true): Assessment {
  const { asked, findings } = readSurvey(survey);
  const reasons = [...fromSymptoms(findings), ...fromAnswers(asked), ...fromRules(findings)];
  const urgency = mostUrgent(reasons.map((reason) => reason.urgency));
  const urgent = reasons.filter((reason) => reason.urgency === urgency);
  const because = [...new Set(urgent.flatMap(({ names }) => names))];
  return {
    urgency,
    because,
    specialities: specialitiesFor(survey, asked, findings, { urgency, becauseUrgent: because, offered }),
    help: helpFor(findings),
    advice: adviceFor(findings),
  };
}

/** The question to ask next; none when all are answered. */
export const nextQuestion = (survey: Survey) =>
  readSurvey(survey).asked.find(({ taken }) => taken === undefined)?.question;

/** Whether a survey calls for the ambulance already, whatever is still to be asked. */
export const isEmergency = (survey: Survey): boolean => assess(survey).urgency === 'emergency';
