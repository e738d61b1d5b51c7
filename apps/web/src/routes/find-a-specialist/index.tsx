import { createFileRoute } from '@tanstack/react-router';
import { FindPage } from '#areas/patient/booking/find/find-page.tsx';
import { findSearch } from '#areas/patient/booking/find/find-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/find-a-specialist/')({
  staticData: { access: 'public' },
  validateSearch: findSearch,
  component: page(m.booking_find_title, FindPage),
});
