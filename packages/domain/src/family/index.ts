export { familyRules, isMinor, isSamePerson, mayHaveMembers, proofOf, type Proof } from './add-member.ts';
export { isRelation, relationBack, relationFits, relations, type Gender, type RelationCode } from './relation.ts';
