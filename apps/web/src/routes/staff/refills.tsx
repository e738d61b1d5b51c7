import { createFileRoute } from '@tanstack/react-router';
import { RefillsPage } from '#areas/staff/refills/refills-page.tsx';
import { refillsSearch } from '#areas/staff/refills/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/refills')({
  staticData: { access: ['pharmacist', 'administrator'] },
  validateSearch: refillsSearch,
  component: page(m.staff_refills_title, RefillsPage),
});
