import { createFileRoute } from '@tanstack/react-router';
import { AreasPage } from '#areas/staff/delivery-areas/areas-page.tsx';
import { areasSearch } from '#areas/staff/delivery-areas/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/delivery-areas')({
  staticData: { access: ['administrator'] },
  validateSearch: areasSearch,
  component: page(m.staff_areas_title, AreasPage),
});
