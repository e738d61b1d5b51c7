export { mayTakeSurveyFrom, mayWriteCaseHistory } from './case-history.ts';
export { answeringTime, answersSince, chatRules, chatUntil, mayChat } from './chat.ts';
export { isSensitiveDiagnosis } from './diagnosis.ts';
export { whatFollows } from './follows.ts';
export { isOwnAffair, ownAffairsAge } from './own-affairs.ts';
export {
  followUpDay,
  followUpType,
  mayAddToSummary,
  maySign,
  maySummarise,
  summaryRules,
  type SummaryDraft,
} from './summary.ts';
