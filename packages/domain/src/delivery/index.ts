export {
  byRank,
  chooseRider,
  kilometresTo,
  canOverride,
  ineligibility,
  type Candidate,
  type Shipment,
  type Ineligibility,
} from './assignment.ts';
export { happenedAt } from './happened-at.ts';
export { planStopsFast, planStops, type Plan, type Stop } from './plan.ts';
export { positionEverySeconds, positionKeptHours, isUsablePosition } from './position.ts';
export { pictureKeptDays, requiredProof } from './proof.ts';
export { bestRoute } from './route.ts';
export { distanceKm, type Coordinates } from './travel.ts';
export { vehicleLimits } from './vehicle.ts';
