import { assess, severities, sinces, type SurveySymptom, type Urgency } from './index.ts';

/** A person with what is told: the name of the case, age, sex, complaints (`code` or `code severity since`; mild, for days), and answers (`question.choice`). */
export type Told = readonly [string, number, 'male' | 'female', readonly string[], readonly string[]];

const readTold = (text: string): SurveySymptom => {
  const [code = '', severity, since] = text.split(' ');
  return {
    code,
    severity: severities.find((one) => one === severity) ?? 'mild',
    since: sinces.find((one) => one === since) ?? 'days',
  };
};

/** How urgent the table finds it. */
export const urgencyOf = (...[, ageYears, gender, symptomTexts, answered]: Told): Urgency => {
  const answers = Object.fromEntries(answered.map((text) => text.split('.')).map(([q, c]) => [q, [c ?? '']]));
  const told = symptomTexts.map(readTold);
  const one = {
    ageYears,
    gender,
    symptoms: told,
    chiefComplaint: told[0]?.code ?? '',
    answers,
  };
  return assess(one).urgency;
};
