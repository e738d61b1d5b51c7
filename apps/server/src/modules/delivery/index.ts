import type { Route } from '../../platform/http/serve.ts';
import type { DueWork } from '../../platform/jobs/due.ts';
import { ordersOfRiders } from './delivery.routes.ts';
import { forgetProofPictures } from './forget-pictures.ts';
import { liveRoutes } from './live.routes.ts';
import { assignWaiting, endUnanswered } from './look-for-riders.ts';

/** The only door of the room of deliveries: from the counter of the pharmacy to the patient's door. */
export const deliveryRoutes: readonly Route[] = [...ordersOfRiders, ...liveRoutes];
export const deliveryDue: readonly DueWork[] = [assignWaiting, endUnanswered, forgetProofPictures];
export { unansweredOrder } from './assignments.store.ts';
export { closeDeliveries } from './closing.ts';
export { deliveryExportParts } from './export-parts.ts';
export { deliveriesOf } from './deliveries-of.ts';
export { answerAwaited, orderAccepted, orderAssigned, orderWithdrawn, type WithdrawnWhy } from './events.ts';
export { patientOfProof } from './proof.ts';
export { deliverySubscriptions } from './subscriptions.ts';
export { placePurge, takePosition } from './where-riders-are.ts';
