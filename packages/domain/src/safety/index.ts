export { isPrescribed, type Prescribed } from './prescribed.ts';
export {
  substancesIn,
  warningsAmong,
  warningsFor,
  type Known,
  type SafetyWarning,
  type Stated,
  type Substances,
  type TakenWarning,
} from './warnings.ts';
