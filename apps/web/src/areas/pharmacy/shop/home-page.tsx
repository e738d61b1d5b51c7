import { Link, useNavigate } from '@tanstack/react-router';
import { Heart, Package } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ErrorState, Skeleton, Skeletons } from '#shared/ui/states.tsx';
import { tintClasses } from '#shared/ui/tint.ts';
import { DeliverTo } from './deliver-to.tsx';
import { useFavouritesOwner } from './favourites.ts';
import { TitleOf } from '../product/product-words.tsx';
import { PrescriptionStrip } from './prescription-strip.tsx';
import { GridSkeleton, ProductGrid } from './product-grid.tsx';
import { useHome } from './queries.ts';
import { useRecentlyViewed } from './recently-viewed.ts';
import { ShopBar } from './shop-bar.tsx';
import type { ShopSearch } from './shop-search.ts';
import type { Category, Home, Titled } from './api-types.ts';
import { categoryStyle } from './category-style.ts';

/** The pharmacy's first page: search, shelves, complaints, offers, what is bought most, brands and what was looked at last. */
export const PharmacyHomePage = () => {
  const navigate = useNavigate();
  const owner = useFavouritesOwner();
  const search = (q: string | undefined): void =>
    void navigate({ to: '/pharmacy/products', search: q === undefined ? {} : { q } });
  return (
    <Page>
      <PageHeading
        title={m.pharmacy_title()}
        action={
          owner === 'patient' && (
            <span className="flex items-center gap-1 desktop:gap-4">
              <DeliverTo />
              <OrdersLink />
              <FavouritesLink />
            </span>
          )
        }
      />
      <ShopBar onSearch={search} />
      <CategorySections />
    </Page>
  );
};

/** On phones the parcel alone. */
const OrdersLink = () => (
  <TextLink to="/pharmacy/orders" className="min-w-11 justify-center">
    <Package aria-hidden size={20} className="shrink-0" />
    <span className="max-desktop:sr-only">{m.pharmacy_orders_title()}</span>
  </TextLink>
);

/** On phones the heart alone. */
const FavouritesLink = () => (
  <TextLink to="/pharmacy/favourites" className="min-w-11 justify-center">
    <Heart aria-hidden size={20} className="shrink-0" />
    <span className="max-desktop:sr-only">{m.pharmacy_favourites()}</span>
  </TextLink>
);

const CategorySections = () => {
  const home = useHome();
  // Forty products at once would hold up a slow phone: they are drawn in pieces.
  const data = useDeferredValue(home.data);
  if (!home.data && home.error)
    return (
      <ErrorState
        onRetry={() => void home.refetch()}
        reference={home.error instanceof ApiError ? home.error.request_id : undefined}
      />
    );
  if (!data) return <HomeSkeleton />;
  return (
    <>
      <Categories categories={data.categories} />
      <PrescriptionStrip />
      <Chips title={m.pharmacy_what_hurts()} items={data.symptoms_relief} searchOf={({ id }) => ({ relief: [id] })} />
      <Row title={m.pharmacy_offers()} products={data.offers} search={{ offer: true }} />
      <Row title={m.pharmacy_popular()} products={data.popular} search={{ sort: 'popular' }} />
      <Chips title={m.pharmacy_brands()} items={data.brands} searchOf={({ id }) => ({ brand: [id] })} />
      <RecentlyViewed />
    </>
  );
};

const HorizontalList = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul
    aria-label={label}
    className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 desktop:mx-0 desktop:flex-wrap desktop:px-0"
  >
    {children}
  </ul>
);

const Categories = ({ categories }: { categories: readonly Category[] }) => (
  <HorizontalList label={m.pharmacy_categories()}>
    {categories.map((category) => {
      const { icon: Icon, tint } = categoryStyle(category.code);
      return (
        <li key={category.id} className="w-22 shrink-0">
          <Link
            to="/pharmacy/categories/$id"
            params={{ id: String(category.id) }}
            className="flex flex-col items-center gap-2 rounded-md text-center text-text no-underline hover:text-accent-text"
          >
            <span className={cx('grid size-16 place-content-center rounded-xl', tintClasses[tint])}>
              <Icon aria-hidden size={28} strokeWidth={1.8} />
            </span>
            <TitleOf titled={category} />
          </Link>
        </li>
      );
    })}
  </HorizontalList>
);

type ChipsProps = {
  readonly title: string;
  readonly items: readonly Titled[];
  readonly searchOf: (item: Titled) => ShopSearch;
};

const Chips = ({ title, items, searchOf }: ChipsProps) =>
  items.length > 0 && (
    <section className="flex flex-col gap-2">
      <SectionTitle>{title}</SectionTitle>
      <HorizontalList label={title}>
        {items.map((item) => (
          <li key={item.id} className="shrink-0">
            <Link
              to="/pharmacy/products"
              search={searchOf(item)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 whitespace-nowrap text-text no-underline hover:bg-surface-2"
            >
              <TitleOf titled={item} />
            </Link>
          </li>
        ))}
      </HorizontalList>
    </section>
  );

type RowProps = { readonly title: string; readonly products: Home['offers']; readonly search: ShopSearch };

const Row = ({ title, products, search }: RowProps) =>
  products.length > 0 && (
    <section className="flex flex-col gap-2">
      <SectionTitle
        action={
          <TextLink to="/pharmacy/products" search={search}>
            {m.pharmacy_see_all()}
            <span className="sr-only">: {title}</span>
          </TextLink>
        }
      >
        {title}
      </SectionTitle>
      <ProductGrid products={products.slice(0, 8)} label={title} short />
    </section>
  );

const RecentlyViewed = () => {
  const products = useRecentlyViewed();
  return (
    products.length > 0 && (
      <section className="flex flex-col gap-2">
        <SectionTitle>{m.pharmacy_seen()}</SectionTitle>
        <ProductGrid products={products.slice(0, 4)} label={m.pharmacy_seen()} />
      </section>
    )
  );
};

const HomeSkeleton = () => (
  <>
    <div className="flex gap-3 overflow-hidden">
      <Skeletons count={8}>
        <Skeleton className="h-26 w-22 shrink-0 rounded-xl" />
      </Skeletons>
    </div>
    <Skeleton className="h-11 w-2/3 rounded-full" />
    <GridSkeleton />
  </>
);
