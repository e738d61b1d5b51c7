import type { AppModule } from '../../platform/module.ts';
import { closeDeliveries } from './closing/closing.ts';
import { ordersOfRiders } from './delivery.routes.ts';
import { deliveryExportParts } from './export-parts.ts';
import { forgetProofPictures } from './proof/purge-pictures.ts';
import { liveRoutes } from './tracking/live.routes.ts';
import { assignWaiting, endUnanswered } from './assignment/auto-assign.ts';
import { deliverySubscriptions } from './subscriptions.ts';
import { placePurge } from './positions/rider-positions.ts';

/** The entrance to the module of deliveries: from the counter of the pharmacy to the patient's door. */
export { unansweredOrder } from './assignment/assignments.store.ts';
export { deliveriesOf } from './reading/deliveries-of.ts';
export { answerAwaited, orderAccepted, orderAssigned, orderWithdrawn, type WithdrawnWhy } from './common/events.ts';
export { patientOfProof } from './proof/proof.ts';
export { takePosition } from './positions/rider-positions.ts';

export const deliveryModule: AppModule = {
  name: 'delivery',
  routes: [...ordersOfRiders, ...liveRoutes],
  subscriptions: deliverySubscriptions,
  jobs: [assignWaiting, endUnanswered, forgetProofPictures],
  purges: [placePurge],
  exportParts: deliveryExportParts,
  beforeClosing: [closeDeliveries],
};
