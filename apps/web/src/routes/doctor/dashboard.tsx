import { createFileRoute } from '@tanstack/react-router';
import { DoctorDashboardPage } from '#areas/doctor/today/dashboard-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/dashboard')({
  staticData: { access: ['doctor'] },
  component: page(m.doctor_dashboard_title, DoctorDashboardPage),
});
