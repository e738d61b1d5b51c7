import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#areas/staff/people/people-page.tsx';
import { peopleSearch } from '#areas/staff/people/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/people')({
  staticData: { access: ['administrator'] },
  validateSearch: peopleSearch,
  component: page(m.staff_people_title, PeoplePage),
});
