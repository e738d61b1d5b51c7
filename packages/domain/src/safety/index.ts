export { isPrescribed, type Prescribed } from './prescribed.ts';
export { substancesIn, warningsFor, type Known, type SafetyWarning, type Stated, type Substances } from './warnings.ts';
