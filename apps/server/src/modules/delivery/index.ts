import type { AppModule } from '../../platform/module.ts';
import { closeDeliveries } from './closing.ts';
import { ordersOfRiders } from './delivery.routes.ts';
import { deliveryExportParts } from './export-parts.ts';
import { forgetProofPictures } from './forget-pictures.ts';
import { liveRoutes } from './live.routes.ts';
import { assignWaiting, endUnanswered } from './look-for-riders.ts';
import { deliverySubscriptions } from './subscriptions.ts';
import { placePurge } from './where-riders-are.ts';

/** The only door of the room of deliveries: from the counter of the pharmacy to the patient's door. */
export { unansweredOrder } from './assignments.store.ts';
export { deliveriesOf } from './deliveries-of.ts';
export { answerAwaited, orderAccepted, orderAssigned, orderWithdrawn, type WithdrawnWhy } from './events.ts';
export { patientOfProof } from './proof.ts';
export { takePosition } from './where-riders-are.ts';

export const deliveryModule: AppModule = {
  name: 'delivery',
  routes: [...ordersOfRiders, ...liveRoutes],
  subscriptions: deliverySubscriptions,
  jobs: [assignWaiting, endUnanswered, forgetProofPictures],
  purges: [placePurge],
  exportParts: deliveryExportParts,
  beforeClosing: [closeDeliveries],
};
