import { createFileRoute } from '@tanstack/react-router';
import { StaffReportsPage } from '#areas/staff/reports/reports-page.tsx';
import { reportsSearch } from '#areas/staff/reports/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/reports')({
  staticData: { access: ['records'] },
  validateSearch: reportsSearch,
  component: page(m.staff_reports_title, StaffReportsPage),
});
