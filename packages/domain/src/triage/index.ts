export { assess, isEmergency, nextQuestion, type Assessment, type HelpLine } from './assess.ts';
export type { Advice } from './advice.ts';
export { questionsOf, surveyAge, type Asked } from './findings.ts';
export { questionByCode, questions, type Choice, type Question } from './questions.ts';
export { rules } from './rules.ts';
export { findSymptoms } from './search.ts';
export { selectedQuestions } from './selected-questions.ts';
export { specialityOf, type SuggestedSpeciality } from './specialities.ts';
export { bodyRegions, canHave, symptomByCode, symptoms, type BodyRegion, type Symptom } from './symptoms.ts';
export { isTableText, tableTexts, textCode, wordsWith, type TableText, type WordsOf } from './texts.ts';
export { triageSources } from './table/sources.ts';
export {
  severities,
  sinces,
  urgencies,
  type Answers,
  type Gender,
  type Severity,
  type Since,
  type Survey,
  type SurveySymptom,
  type Urgency,
} from './types.ts';
export { triageVersion, versionWith } from './version.ts';
