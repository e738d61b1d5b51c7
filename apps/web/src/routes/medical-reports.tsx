import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '#areas/patient/reports/reports-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/medical-reports')({
  staticData: { access: ['patient'] },
  component: page(m.reports_title, ReportsPage),
});
