import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#areas/patient/check-in/check-in-page.tsx';
import { checkInSearch } from '#areas/patient/check-in/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/check-in/$id')({
  staticData: { access: ['patient'] },
  validateSearch: checkInSearch,
  component: page(m.checkin_title, CheckInPage),
});
