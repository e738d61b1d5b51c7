export { labFlag, type LabFlag } from './lab-flag.ts';
export { referenceFrom, type Reference } from './reference.ts';
