export { admissionRules, dayOfStay } from './stay.ts';
