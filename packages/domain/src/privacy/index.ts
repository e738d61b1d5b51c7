export { consentFor, consents, isGiven, type Consent, type ConsentPurpose, type Decision } from './consents.ts';
export { exportExpiry, exportPercent, exportRules, type ExportState } from './export.ts';
export { keptSince, retention, type RetainedKind } from './retention.ts';
export { mayConsent, mayExport, type Decider, type DecideVerdict } from './decider.ts';
export {
  retentionEnd,
  retentionKinds,
  type ClosedAccount,
  type RetentionEnd,
  type RetentionKind,
  type RetentionYears,
} from './closed-account.ts';
