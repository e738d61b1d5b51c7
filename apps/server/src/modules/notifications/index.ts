import type { AppModule } from '../../platform/module.ts';
import { notificationsExportParts } from './export-parts.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { notificationPurge } from './purge-notifications.ts';
import { notificationsSubscriptions } from './subscriptions.ts';

/** What people are told of what happens, in the app and beyond it, and what of it they want. */
export const notificationsModule: AppModule = {
  name: 'notifications',
  routes: notificationsRoutes,
  subscriptions: notificationsSubscriptions,
  purges: [notificationPurge],
  exportParts: notificationsExportParts,
};
