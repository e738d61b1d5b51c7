import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '#areas/pharmacy/shop/product-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/products/$id')({
  staticData: { access: 'public' },
  component: page(m.pharmacy_product_title, ProductPage),
});
