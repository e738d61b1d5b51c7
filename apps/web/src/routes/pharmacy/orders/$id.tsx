import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '#areas/pharmacy/orders/order-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/orders/$id')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_order_title, OrderPage),
});
