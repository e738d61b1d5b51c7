export { lateAfter, lateOrder, lateKinds, lateKindsOf, type LateKind } from './late.ts';
export { daySections, daySectionsOf, type DaySection } from './sections.ts';
