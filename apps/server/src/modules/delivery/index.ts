import type { AppModule } from '#platform/module.ts';
import { closeDeliveries } from './closing/closing.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { deliveryExportParts } from './export-parts.ts';
import { unusedProofPictures } from './proof/unused-pictures.ts';
import { assignWaiting, endUnanswered } from './assignment/auto-assign.ts';
import { deliverySubscriptions } from './subscriptions.ts';
import { positionPurge } from './positions/rider-positions.ts';

/** The entrance to the module of deliveries: from the counter of the pharmacy to the patient's door. */
export { unansweredOrder } from './assignment/assignments.store.ts';
export { deliveriesOf } from './reading/deliveries-of.ts';
export {
  answerAwaited,
  orderAccepted,
  orderAssigned,
  orderWithdrawn,
  proofMissing,
  type WithdrawnWhy,
} from './common/events.ts';
export { patientOfProof } from './proof/proof.ts';
export { positionHandler } from './positions/rider-positions.ts';

export const deliveryModule: AppModule = {
  name: 'delivery',
  routes: deliveryRoutes,
  subscriptions: deliverySubscriptions,
  jobs: [assignWaiting, endUnanswered],
  unusedFiles: [unusedProofPictures],
  purges: [positionPurge],
  exportParts: deliveryExportParts,
  beforeClosing: [closeDeliveries],
};
