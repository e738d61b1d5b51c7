import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#areas/pharmacy/shop/category-page.tsx';
import { shopSearch } from '#areas/pharmacy/shop/shop-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/categories/$id')({
  staticData: { access: 'public', ownCart: true },
  validateSearch: shopSearch,
  component: page(m.pharmacy_category, CategoryPage),
});
