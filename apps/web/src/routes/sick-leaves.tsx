import { createFileRoute } from '@tanstack/react-router';
import { SickLeavesPage } from '#areas/patient/reports/reports-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/sick-leaves')({
  staticData: { access: ['patient'] },
  component: page(m.reports_leaves_title, SickLeavesPage),
});
