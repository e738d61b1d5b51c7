import { createFileRoute } from '@tanstack/react-router';
import { VisitsPage } from '#areas/staff/visits/visits-page.tsx';
import { visitsSearch } from '#areas/staff/visits/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/visits')({
  staticData: { access: ['frontDesk', 'administrator'] },
  validateSearch: visitsSearch,
  component: page(m.staff_visits_title, VisitsPage),
});
