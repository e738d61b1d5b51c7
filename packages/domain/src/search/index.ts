export { rankMatches, type Searched } from './rank.ts';
export { isOwnKind, searchKinds, searchRules, type SearchKind } from './kinds.ts';
