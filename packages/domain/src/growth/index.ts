export {
  ageInDays,
  centileOf,
  growthMeasures,
  growthRules,
  standardHeight,
  valueOfZ,
  zScore,
  type GrowthPoint,
  type Posture,
  type Sex,
} from './growth.ts';
export type { GrowthMeasure } from './tables.ts';
