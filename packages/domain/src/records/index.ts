export { criticalRules, escalatesAt, escalatesTo, isReadBack, specialitiesWithoutDoctor } from './critical.ts';
export {
  comparators,
  latinNumbers,
  differenceOf,
  plainDecimal,
  readComparator,
  readMeasured,
  type Comparator,
  type Measured,
} from './decimal.ts';
export { criticalities, dangerOf, severities, worstDanger, type Danger } from './danger.ts';
export { doubtOf, doubts, sharedDoubt, type Doubt } from './doubt.ts';
export { mayRelease } from './hold.ts';
export { labFlags, labReading, rangeFlag, readInterpretation, type LabFlag } from './lab-flag.ts';
export {
  hasSameDescription as isDescribedAlike,
  isSameBirth,
  matchPerson,
  type Description,
  type KnownPerson,
  type PersonDecision,
  type SameSource,
} from './match-person.ts';
export { noneTitle, saysNone, saysNotKnown } from './none-known.ts';
export { mayStateMore, mostOpenStatements } from './open-statements.ts';
export { precisionOf, readMoment, type KnownMoment } from './moment.ts';
export { procedureProgress, procedureProgresses, type ProcedureProgress } from './procedure-progress.ts';
export {
  ageInUnits,
  rangeKinds,
  referenceFrom,
  type AgeUnit,
  type GivenRange,
  type Measurand,
  type RangeKind,
  type Reference,
} from './reference.ts';
export {
  amendedStatuses,
  confirmedStatuses,
  confirmationOf,
  confirmations,
  isAmended,
  isNotDone,
  isOver,
  isPlanned,
  isCalledOff,
  isRetracted,
  overStatuses,
  statusPrecedence,
} from './status.ts';
export { arabicResult } from './result-texts.ts';
export { convertDecimal, convertValue, sameUnit, unitForMath, unitGroup } from './units.ts';
export { unitText } from './unit-text.ts';
export { plainTextOf, reportKind, type ReportKind } from './report-kind.ts';
export { timelineKinds, type TimelineKind } from './timeline-kinds.ts';
