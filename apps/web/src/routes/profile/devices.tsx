import { createFileRoute } from '@tanstack/react-router';
import { DevicesPage } from '#areas/notifications/devices/devices-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/profile/devices')({
  staticData: { title: m.notifications_devices_title, access: 'user' },
  component: page(DevicesPage),
});
