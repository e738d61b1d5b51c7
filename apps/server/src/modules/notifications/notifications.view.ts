import { NotificationKind } from '@balsam/contract/notifications';
import type { listNotifications } from './notifications.store.ts';

type Row = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

export const notificationView = (n: Row) => ({
  id: n.id,
  kind: NotificationKind.parse(n.kind),
  title: n.title,
  title_ar: n.title_ar,
  message: n.message,
  message_ar: n.message_ar,
  seen: n.seen_at !== null,
  created_at: n.created_at.toISOString(),
  link: n.link,
  appointment_id: n.appointment_id,
  dose_id: n.dose_id,
});
