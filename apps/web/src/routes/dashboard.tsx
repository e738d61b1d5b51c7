import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#areas/patient/dashboard/dashboard-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/dashboard')({
  staticData: { title: m.patient_dashboard_title, access: ['patient'] },
  component: page(DashboardPage),
});
