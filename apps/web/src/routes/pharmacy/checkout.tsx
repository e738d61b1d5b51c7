import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#areas/pharmacy/checkout/checkout-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/checkout')({
  staticData: { title: m.pharmacy_checkout_title, access: ['patient'] },
  component: page(CheckoutPage),
});
