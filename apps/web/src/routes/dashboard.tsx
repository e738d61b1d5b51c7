import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#areas/patient/dashboard/dashboard-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/dashboard')({
  staticData: { access: ['patient'] },
  component: page(m.patient_dashboard_title, DashboardPage),
});
