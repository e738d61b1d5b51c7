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
  [
    'blisters and a sore mouth after a new medicine',
    35,
    'female',
    ['rash', 'mouth_ulcer moderate'],
    ['history.new_medicine'],
  ],
  ['spots that do not fade with an influenza', 17, 'male', ['flu_like', 'purple_spots'], []],
  ['sweat and heartburn with diabetes', 59, 'male', ['heartburn', 'sweating moderate hour'], ['history.diabetes']],
  ['a hard sweat with vomiting', 63, 'male', ['vomiting', 'sweating severe hour'], []],
  ['fever and a belly of fluid', 58, 'female', ['swollen_belly', 'fever'], ['history.liver']],
  ['a floppy baby', 0.4, 'female', ['poor_feeding', 'weakness moderate'], []],
  ['a face that swells late in pregnancy', 35, 'female', ['face_swelling'], ['pregnant.late']],
  ['numbness after an injury of the neck', 34, 'female', ['back_injury', 'numbness'], []],
  ['fever with colic of the kidney', 50, 'male', ['flank_pain', 'fever'], ['urine_how.stone_pain']],
  ['visions at 86', 86, 'male', ['hallucination'], []],
  ['pale and yellow within days', 4, 'male', ['jaundice', 'pallor'], []],
  ['favism with dark urine', 30, 'male', ['dark_urine'], ['history.g6pd']],
  ['a loss of balance with a headache', 59, 'male', ['unsteady_walk mild hour', 'headache mild hour'], []],
  ['a blow to the head of a child who bruises easily', 8, 'male', ['head_injury mild hour', 'bruising'], []],
  ['visions and shaking', 50, 'male', ['hallucination mild hour', 'tremor severe hour'], []],
  ['a girl who is thirsty for weeks and vomits', 8, 'female', ['excess_thirst mild week', 'vomiting'], []],
  ['a young baby with a cough that feeds poorly', 0.2, 'female', ['cough', 'poor_feeding'], []],
  ['a sting of a scorpion that only hurts', 41, 'female', ['snake_scorpion mild hour'], []],
  ['fewer words for a bleeding stomach', 58, 'female', ['black_stool mild hour', 'weakness'], []],
  [
    'sweat, vomiting and running eyes after spraying',
    30,
    'male',
    ['watery_eye mild hour', 'sweating moderate hour', 'vomiting'],
    [],
  ],
  ['thoughts of death behind poor sleep', 46, 'male', ['insomnia'], ['self_harm_kind.thoughts']],
];

/** The same for what is no emergency, and is common: a checker that sends all of them to the hospital helps nobody. */
const everyday: readonly (readonly [string, number, 'male' | 'female', readonly string[], readonly string[]])[] = [
  ['an influenza', 30, 'male', ['flu_like', 'fever moderate', 'muscle_pain moderate', 'headache'], []],
  ['a cold of a child', 3, 'male', ['cough', 'runny_nose', 'fever'], []],
  ['a sore mouth and a rash of a child', 3, 'female', ['mouth_ulcer', 'rash', 'fever'], []],
  ['a headache as many before', 30, 'female', ['headache moderate', 'nausea'], ['headache_kind.one_side']],
  ['a back after lifting', 38, 'male', ['back_pain severe'], ['back_how.lifting']],
  ['headache of heat', 30, 'male', ['heat_illness moderate hour', 'headache', 'nausea'], []],
  ['a testicle that hurts for days', 40, 'male', ['testicle_pain moderate'], ['testicle_how.with_discharge']],
  ['vomiting and diarrhoea', 25, 'male', ['vomiting moderate', 'diarrhoea moderate', 'abdominal_pain'], []],
  ['itching late in pregnancy', 33, 'female', ['itching moderate'], ['pregnant.late']],
  ['a hepatitis without paleness', 30, 'male', ['jaundice mild week', 'dark_urine mild week', 'nausea'], []],
  ['worry with dizziness and tingling', 35, 'female', ['anxiety', 'dizziness', 'numbness'], []],
  ['a shoulder and a neck after work', 55, 'male', ['shoulder_pain', 'neck_pain'], ['history.pressure']],
  ['heavy periods', 44, 'female', ['heavy_period moderate months'], []],
];
const readTold = (text: string): SurveySymptom => {
  const [code = '', severity, since] = text.split(' ');
  return {
    code,
    severity: severities.find((one) => one === severity) ?? 'mild',
    since: sinces.find((one) => one === since) ?? 'days',
  };
};

const urgencyOf = (
  ageYears: number,
  gender: 'male' | 'female',
  symptomTexts: readonly string[],
  answered: readonly string[],
) => {
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

test.each(dangers)('D14.01 %s is an emergency', (_, ...told) => {
  expect(urgencyOf(...told)).toBe('emergency');
});

test.each(everyday)('%s is no emergency', (_, ...told) => {
  expect(urgencyOf(...told)).not.toBe('emergency');
});
