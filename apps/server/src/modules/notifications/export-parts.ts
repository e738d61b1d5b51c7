import { few, inPages, type ExportPart } from '../../platform/export/part.ts';
import { notificationRows, preferenceRows } from './export.store.ts';

/** What this room keeps about a person. */
export const notificationsExportParts: readonly ExportPart[] = [
  {
    name: 'notifications',
    title: { en: 'What we told you, and when you saw it', ar: 'الإشعارات المرسلة ووقت الاطلاع عليها' },
    rows: ({ sql, personId }) => inPages((after, count) => notificationRows(sql, personId, after, count)),
  },
  {
    name: 'notification-settings',
    title: { en: 'Which messages you want', ar: 'إعدادات الإشعارات' },
    rows: ({ sql, personId }) => few(preferenceRows(sql, personId)),
  },
];
