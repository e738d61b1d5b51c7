import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#areas/staff/people/people-page.tsx';
import { peopleSearch } from '#areas/staff/people/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/people')({
  staticData: { title: m.staff_people_title, access: ['administrator'] },
  validateSearch: peopleSearch,
  component: page(PeoplePage),
});
