import { createFileRoute } from '@tanstack/react-router';
import { tourSearch } from '#areas/tour/search.ts';
import { TourPage } from '#areas/tour/tour-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/virtual-tour')({
  staticData: { access: 'public' },
  validateSearch: tourSearch,
  component: page(m.tour_title, TourPage),
});
