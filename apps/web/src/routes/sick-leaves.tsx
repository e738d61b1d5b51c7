import { createFileRoute } from '@tanstack/react-router';
import { SickLeavesPage } from '#areas/patient/reports/reports-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/sick-leaves')({
  staticData: { title: m.reports_leaves_title, access: ['patient'] },
  component: page(SickLeavesPage),
});
