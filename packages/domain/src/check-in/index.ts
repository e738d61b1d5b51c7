export {
  checkInOpensAt,
  checkInSteps,
  mayConsentToTreatment,
  mayPrepare,
  treatmentConsentVersion,
  type CheckInStep,
} from './check-in.ts';
export { validateAnswers, type Answer, type Question } from './questionnaire.ts';
