import { createFileRoute } from '@tanstack/react-router';
import { RatingsPage } from '#areas/staff/ratings/ratings-page.tsx';
import { ratingsSearch } from '#areas/staff/ratings/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/ratings')({
  staticData: { access: ['pharmacist', 'administrator'] },
  validateSearch: ratingsSearch,
  component: page(m.staff_ratings_title, RatingsPage),
});
