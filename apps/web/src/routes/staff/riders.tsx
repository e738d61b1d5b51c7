import { createFileRoute } from '@tanstack/react-router';
import { RidersPage } from '#areas/staff/riders/riders-page.tsx';
import { ridersSearch } from '#areas/staff/riders/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/riders')({
  staticData: { access: ['administrator'] },
  validateSearch: ridersSearch,
  component: page(m.riders_title, RidersPage),
});
