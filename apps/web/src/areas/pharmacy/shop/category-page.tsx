import { getRouteApi } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { ProductList } from './product-list.tsx';
import { useHome } from './queries.ts';
import { ShopBar } from './shop-bar.tsx';
import { narrowed } from './shop-filters.ts';
import type { ShopSearch } from './shop-search.ts';

const route = getRouteApi('/pharmacy/categories/$id');

/** One category of the pharmacy. */
export const CategoryPage = () => {
  const { id } = route.useParams();
  const { category: _, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const home = useHome();
  const category = home.data?.categories.find((one) => String(one.id) === id);
  const setSearch = (next: ShopSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  if (home.data && !category) return <CategoryNotFound />;
  return (
    <Page>
      <PageHeading
        title={category ? inLocale(category.title, category.title_ar) : m.pharmacy_category()}
        back="/pharmacy"
      />
      <ShopBar words={search.q} onSearch={(q) => setSearch(narrowed(search, { q, sort: undefined }))} />
      <ProductList search={search} categoryId={Number(id)} onSearch={setSearch} />
    </Page>
  );
};

const CategoryNotFound = () => (
  <Page>
    <PageHeading title={m.pharmacy_category()} back="/pharmacy" />
    <EmptyState
      title={m.pharmacy_data_not_found()}
      text={m.pharmacy_no_such_shelf()}
      action={<LinkButton to="/pharmacy">{m.pharmacy_to_the_shop()}</LinkButton>}
    />
  </Page>
);
