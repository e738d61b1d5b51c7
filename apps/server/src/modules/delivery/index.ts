/** The only door of the room of delivery: from the counter of the pharmacy to the door of the house. */
export { closeDeliveries } from './closing.ts';
export { deliveriesOf } from './deliveries-of.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export { answerAwaited, orderAccepted, orderAssigned, orderWithdrawn, type WithdrawnWhy } from './events.ts';
export { assignWaiting, endUnanswered } from './look-for-riders.ts';
export { patientOfProof } from './proof.ts';
export { deliverySubscriptions } from './subscriptions.ts';
