import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#areas/patient/notifications/notifications-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/notifications/')({
  staticData: { title: m.notifications_title, access: 'user' },
  component: page(NotificationsPage),
});
