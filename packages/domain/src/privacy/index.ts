export { consentFor, consents, isGiven, type Consent, type ConsentPurpose, type Decision } from './consents.ts';
export { exportExpiry, exportPercent, exportRules, type ExportState } from './export.ts';
export { keptSince, retention, type Retained } from './retention.ts';
export { mayConsent, mayTakeHome, type Decider, type DecideVerdict } from './who-decides.ts';
