import { createFileRoute } from '@tanstack/react-router';
import { PharmacyCataloguePage } from '#areas/staff/catalogue/catalogue-page.tsx';
import { catalogueSearch } from '#areas/staff/catalogue/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/catalogue')({
  staticData: { access: ['pharmacist', 'administrator'] },
  validateSearch: catalogueSearch,
  component: page(m.staff_catalogue_title, PharmacyCataloguePage),
});
