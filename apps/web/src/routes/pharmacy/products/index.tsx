import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '#areas/pharmacy/shop/products-page.tsx';
import { shopSearch } from '#areas/pharmacy/shop/shop-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/products/')({
  staticData: { access: 'public', ownCart: true },
  validateSearch: shopSearch,
  component: page(m.pharmacy_products_title, ProductsPage),
});
