import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#areas/notifications/settings/settings-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/notifications/settings')({
  staticData: { access: 'user' },
  component: page(m.notifications_settings_title, SettingsPage),
});
