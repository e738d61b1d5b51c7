export { ratingMean, ratingPrior } from './mean.ts';
export {
  checkReview,
  mayEditReview,
  mayModerate,
  mayRateVisit,
  reviewEditUntil,
  reviewMoves,
  reviewRules,
  reviewStates,
  stateOfWords,
  visitRateUntil,
  type ModerationVerdict,
  type ReviewState,
} from './review.ts';
