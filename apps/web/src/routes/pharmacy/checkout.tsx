import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#areas/pharmacy/checkout/checkout-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/checkout')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_checkout_title, CheckoutPage),
});
