import type { AppModule } from '#platform/module.ts';
import { endDuePackages } from './end-package.ts';
import { packagesExportParts } from './export-parts.ts';
import { followCitizenship } from './follow-citizenship.ts';
import { packagesRoutes } from './packages.routes.ts';
import { refundReturnedServices } from './return-service.ts';

/** The entrance to the module of packages: services that are sold together, and what people have of them. */
export { publishOffer, withdrawOffer } from './manage-offers.ts';
export { packagesTexts } from './packages.texts.ts';
export { readOwnPackages, showPackages } from './packages.routes.ts';
export { reasonOf } from './packages.view.ts';
export { termPayable } from './term-payable.ts';
export { mayBear, returnServices, takeService, verdictOf, type PackageVisit } from './use-service.ts';

export const packagesModule: AppModule = {
  name: 'packages',
  routes: packagesRoutes,
  subscriptions: [refundReturnedServices, followCitizenship],
  jobs: [endDuePackages],
  exportParts: packagesExportParts,
};
