import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '#areas/pharmacy/cart/cart-page.tsx';
import { cartSearch } from '#areas/pharmacy/cart/cart-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/cart')({
  staticData: { access: 'public' },
  validateSearch: cartSearch,
  component: page(m.pharmacy_cart, CartPage),
});
