import { expect, test } from 'vitest';
import { assess, severities, sinces, type SurveySymptom } from './index.ts';

/** An age, what is told (`code` or `code severity since`), and answers (`question.choice`) that must be an emergency. */
const dangers: readonly (readonly [string, number, 'male' | 'female', readonly string[], readonly string[]])[] = [
  ['a feverish newborn', 0.1, 'female', ['fever'], []],
  ['a feverish old man', 75, 'male', ['fever moderate'], []],
  ['an old woman with chills who no longer eats', 68, 'female', ['fever', 'appetite_loss moderate'], []],
  ['signs of sepsis', 50, 'male', ['painful_urination', 'little_urine'], []],
  ['a testicle that hurts since an hour', 16, 'male', ['testicle_pain mild hour'], []],
  ['a late period with pain and faintness', 30, 'female', ['missed_period', 'abdominal_pain', 'dizziness'], []],
  ['fever, headache and light that hurts', 20, 'male', ['fever', 'headache moderate'], ['headache_with.light']],
  ['hives and a hoarse voice', 25, 'female', ['hives mild hour', 'hoarseness mild hour'], []],
  ['one side of the face', 60, 'female', ['facial_weakness mild hour'], []],
  ['chest and back torn', 62, 'male', ['chest_pain severe hour', 'back_pain severe hour'], []],
  ['thirst, much urine and vomiting in a girl', 9, 'female', ['excess_thirst', 'frequent_urination', 'vomiting'], []],
  ['a plan to die', 40, 'male', ['low_mood'], ['self_harm_kind.plan']],
  ['a battery swallowed', 3, 'male', ['swallowed_object mild hour'], ['poison_how.battery']],
  ['a fit with fever', 2, 'female', ['fever', 'seizure mild hour'], []],
  ['swelling and headache late in pregnancy', 29, 'female', ['face_swelling', 'headache'], ['pregnant.late']],
  ['legs weak and urine held back', 45, 'male', ['back_pain', 'urine_retention'], []],
  ['pain of sickle cell disease in the chest', 22, 'female', ['chest_pain mild weeks'], ['history.sickle']],
  ['heat and confusion', 50, 'male', ['heat_illness', 'confusion'], []],
  ['a scorpion', 8, 'male', ['snake_scorpion mild hour'], []],
  ['a headache that all at home have, beside charcoal', 33, 'female', ['headache'], ['headache_with.fumes']],
  ['a limp with fever', 4, 'male', ['limp', 'fever severe'], []],
  ['insulin and great sweating', 55, 'male', ['low_sugar', 'sweating severe'], ['history.insulin']],
  ['fever after birth', 31, 'female', ['fever', 'rigors'], ['pregnant.postpartum']],
];
const readTold = (text: string): SurveySymptom => {
  const [code = '', severity, since] = text.split(' ');
  return {
    code,
    severity: severities.find((one) => one === severity) ?? 'mild',
    since: sinces.find((one) => one === since) ?? 'days',
  };
};

test.each(dangers)('D14.01 %s is an emergency', (_, ageYears, gender, symptomTexts, answered) => {
  const answers = Object.fromEntries(answered.map((text) => text.split('.')).map(([q, c]) => [q, [c ?? '']]));
  const told = symptomTexts.map(readTold);
  const one = { ageYears, gender, symptoms: told, chiefComplaint: told[0]?.code ?? '', answers };
  expect(assess(one).urgency).toBe('emergency');
});
