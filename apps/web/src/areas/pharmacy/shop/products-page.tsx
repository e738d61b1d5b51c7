import { getRouteApi } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AsTyped } from '../product/product-words.tsx';
import { ProductList } from './product-list.tsx';
import { narrowed } from './shop-filters.ts';
import type { ShopSearch } from './shop-search.ts';
import { ShopBar } from './shop-bar.tsx';

const route = getRouteApi('/pharmacy/products/');

/** All products, by words, shelves, brands, forms, prices and offers. The address is the state. */
export const ProductsPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (next: ShopSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <Page>
      <PageHeading
        title={search.q === undefined ? m.pharmacy_products_title() : <AsTyped>{search.q}</AsTyped>}
        back="/pharmacy"
      />
      <ShopBar words={search.q} onSearch={(q) => setSearch(narrowed(search, { q, sort: undefined }))} />
      <ProductList search={search} onSearch={setSearch} />
    </Page>
  );
};
