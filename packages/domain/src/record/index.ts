export { labFlag, type LabFlag } from './lab-flag.ts';
export {
  isDescribedAlike,
  matchPerson,
  type Description,
  type KnownPerson,
  type PersonDecision,
  type SameSource,
} from './match-person.ts';
export { referenceFrom, type Reference } from './reference.ts';
