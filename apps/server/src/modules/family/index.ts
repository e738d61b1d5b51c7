import type { AppModule } from '#platform/module.ts';
import { endAllAccess } from './end-access.ts';
import { familyExportParts } from './export-parts.ts';
import { familyRoutes } from './family.routes.ts';

/** The entrance to the module of families: who may work in whose profile, and how it begins and ends. */
export { familyAccessEnded, familyMemberAdded } from './events.ts';
export { guardiansToNotify, isFamily, partiesOf } from './relatives.ts';

export const familyModule: AppModule = {
  name: 'family',
  routes: familyRoutes,
  exportParts: familyExportParts,
  beforeClosing: [(tx, personId, { clock }) => endAllAccess(tx, personId, clock.now())],
};
