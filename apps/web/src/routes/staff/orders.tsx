import { createFileRoute } from '@tanstack/react-router';
import { PharmacyOrdersPage } from '#areas/staff/orders/orders-page.tsx';
import { queueSearch } from '#areas/staff/orders/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/orders')({
  staticData: { access: ['pharmacist', 'administrator'] },
  validateSearch: queueSearch,
  component: page(m.staff_orders_title, PharmacyOrdersPage),
});
