import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#areas/notifications/settings/settings-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/notifications/settings')({
  staticData: { title: m.notifications_settings_title, access: 'user' },
  component: page(SettingsPage),
});
