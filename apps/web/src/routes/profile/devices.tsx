import { createFileRoute } from '@tanstack/react-router';
import { DevicesPage } from '#areas/notifications/devices/devices-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/profile/devices')({
  staticData: { access: 'user' },
  component: page(m.notifications_devices_title, DevicesPage),
});
