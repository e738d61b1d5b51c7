import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#areas/staff/settings/search.ts';
import { SettingsPage } from '#areas/staff/settings/settings-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/settings')({
  staticData: { access: ['administrator'] },
  validateSearch: settingsSearch,
  component: page(m.staff_settings_title, SettingsPage),
});
