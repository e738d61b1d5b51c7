import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#areas/pharmacy/orders/orders-page.tsx';
import { orderSearch } from '#areas/pharmacy/orders/tabs.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/orders/')({
  staticData: { access: ['patient'] },
  validateSearch: orderSearch,
  component: page(m.pharmacy_orders_title, OrdersPage),
});
