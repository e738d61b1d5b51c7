import type { AppModule } from '#platform/module.ts';
import { notificationsExportParts } from './export-parts.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { notificationPurge } from './purge-notifications.ts';
import { notificationsSubscriptions } from './subscriptions.ts';

/** Notifications, in the app and by push, SMS and e-mail, and people's preferences. */
export const notificationsModule: AppModule = {
  name: 'notifications',
  routes: notificationsRoutes,
  subscriptions: notificationsSubscriptions,
  purges: [notificationPurge],
  exportParts: notificationsExportParts,
};
