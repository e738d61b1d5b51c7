export { bedLabel } from './bed-label.ts';
export { admissionRules, dayOfStay } from './stay.ts';
