import { createFileRoute } from '@tanstack/react-router';
import { CriticalResultsPage } from '#areas/doctor/critical/critical-page.tsx';
import { criticalSearch } from '#areas/doctor/critical/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/critical-results')({
  staticData: { access: ['doctor'] },
  validateSearch: criticalSearch,
  component: page(m.doctor_block_critical, CriticalResultsPage),
});
