import { createFileRoute } from '@tanstack/react-router';
import { PharmacyOrdersPage } from '#areas/staff/orders/orders-page.tsx';
import { queueSearch } from '#areas/staff/orders/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/orders')({
  staticData: { title: m.staff_orders_title, access: ['pharmacist', 'administrator'] },
  validateSearch: queueSearch,
  component: page(PharmacyOrdersPage),
});
