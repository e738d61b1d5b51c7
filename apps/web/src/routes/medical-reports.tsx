import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '#areas/patient/reports/reports-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/medical-reports')({
  staticData: { title: m.reports_title, access: ['patient'] },
  component: page(ReportsPage),
});
