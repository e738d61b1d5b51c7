import { createFileRoute } from '@tanstack/react-router';
import { RefillsPage } from '#areas/staff/refills/refills-page.tsx';
import { refillsSearch } from '#areas/staff/refills/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/refills')({
  staticData: { title: m.staff_refills_title, access: ['pharmacist', 'administrator'] },
  validateSearch: refillsSearch,
  component: page(RefillsPage),
});
