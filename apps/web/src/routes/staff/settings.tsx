import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#areas/staff/settings/search.ts';
import { SettingsPage } from '#areas/staff/settings/settings-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/settings')({
  staticData: { title: m.staff_settings_title, access: ['administrator'] },
  validateSearch: settingsSearch,
  component: page(SettingsPage),
});
