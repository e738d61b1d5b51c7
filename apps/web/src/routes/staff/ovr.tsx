import { createFileRoute } from '@tanstack/react-router';
import { staffOvrSearch } from '#areas/staff/ovr/search.ts';
import { StaffOvrPage } from '#areas/staff/ovr/staff-ovr-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/ovr')({
  staticData: { access: ['administrator'] },
  validateSearch: staffOvrSearch,
  component: page(m.staff_ovr_title, StaffOvrPage),
});
