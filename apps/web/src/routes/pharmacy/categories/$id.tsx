import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#areas/pharmacy/shop/category-page.tsx';
import { shopSearch } from '#areas/pharmacy/shop/shop-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/categories/$id')({
  staticData: { title: m.pharmacy_category, access: 'public', ownCart: true },
  validateSearch: shopSearch,
  component: page(CategoryPage),
});
