import { createFileRoute } from '@tanstack/react-router';
import { EducationListPage } from '#areas/education/list-page.tsx';
import { educationSearch } from '#areas/education/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/health-education/list')({
  staticData: { access: 'public' },
  validateSearch: educationSearch,
  component: page(m.education_title, EducationListPage),
});
