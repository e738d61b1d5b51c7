/** The only door of the room of families: who may work in whose profile, and how it begins and ends. */
export { familyAccessEnded, familyMemberAdded } from './events.ts';
export { familyExportParts } from './export-parts.ts';
export { familyRoutes } from './family.routes.ts';
export { guardiansToTell, isFamily, partiesOf } from './relatives.ts';
