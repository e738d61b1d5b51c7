export {
  byRank as byFitness,
  chooseRider,
  kilometresTo,
  canOverride as mayBeTold,
  ineligibility as whyNot,
  type Candidate,
  type Parcel,
  type Ineligibility as WhyNot,
} from './assignment.ts';
export { happenedAt } from './happened-at.ts';
export { planInPassing, planStops, type Plan, type Stop } from './plan.ts';
export { positionEverySeconds, positionKeptHours, tellsWhere } from './position.ts';
export { pictureKeptDays, proofOf } from './proof.ts';
export { bestRoute } from './route.ts';
export { distanceKm, type Place } from './way.ts';
