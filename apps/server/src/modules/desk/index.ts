/** The only door of the room of the desk: where pharmacists fill orders and keep the shelves. */
export { deskRoutes } from './desk.routes.ts';
export { deskSubscriptions } from './subscriptions.ts';
