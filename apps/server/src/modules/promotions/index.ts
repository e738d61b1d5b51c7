import type { AppModule } from '#platform/module.ts';
import { promotionsExportParts } from './export-parts.ts';
import { deleteAssignments } from './publication.store.ts';
import { promotionsRoutes } from './promotions.routes.ts';

/** The entrance to the module of promotions: codes that take something off visits. */
export { readChosenPatients } from './chosen-patients.ts';
export { auditRefusedPatients, publishPromotion, withdrawPromotion } from './publish-promotion.ts';
export { appliedPromotion, claimPromotion, endPromotions, movePromotion } from './use-promotion.ts';
export { promotionsTexts } from './promotions.texts.ts';

export const promotionsModule: AppModule = {
  name: 'promotions',
  routes: promotionsRoutes,
  exportParts: promotionsExportParts,
  beforeClosing: [deleteAssignments],
};
