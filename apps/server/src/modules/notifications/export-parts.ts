import { few, inPages, type ExportPart } from '#platform/export/part.ts';
import { notificationRows, preferenceRows } from './export.store.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** What this module stores about a person. */
export const notificationsExportParts: readonly ExportPart[] = [
  {
    name: 'notifications',
    title: notificationsTexts.export.notifications,
    rows: ({ sql, personId }) => inPages((after, count) => notificationRows(sql, personId, after, count)),
  },
  {
    name: 'notification-settings',
    title: notificationsTexts.export.notificationSettings,
    rows: ({ sql, personId }) => few(preferenceRows(sql, personId)),
  },
];
