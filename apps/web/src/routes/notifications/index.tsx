import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#areas/patient/notifications/notifications-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/notifications/')({
  staticData: { access: 'user' },
  component: page(m.notifications_title, NotificationsPage),
});
