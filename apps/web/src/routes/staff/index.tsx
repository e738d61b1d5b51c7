import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#areas/staff/home/staff-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/')({
  staticData: { access: ['administrator', 'pharmacist', 'support', 'frontDesk', 'records'] },
  component: page(m.staff_title, StaffPage),
});
