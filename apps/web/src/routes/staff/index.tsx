import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#areas/staff/staff-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/')({
  staticData: { title: m.staff_title, access: ['administrator', 'pharmacist', 'support', 'frontDesk', 'records'] },
  component: page(StaffPage),
});
