export { notificationsExportParts } from './export-parts.ts';
export { notificationPurge } from './purge-notifications.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notificationsSubscriptions } from './subscriptions.ts';
