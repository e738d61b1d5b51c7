import { getRouteApi } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { PictureBadges } from './badges.tsx';
import { AddToCartBar } from './add-to-cart-bar.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { labelOf, TitleOf } from '../product/product-words.tsx';
import { Branches, Leaflet, ProductFacts, Summary } from './product-parts.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { useFreeDeliveryFrom, useProduct, useRelated } from './queries.ts';
import { useMarkViewed } from './recently-viewed.ts';
import { ShareButton } from './share-button.tsx';
import type { ProductDetail } from './api-types.ts';

const route = getRouteApi('/pharmacy/products/$id');

/** One product whole. */
export const ProductPage = () => {
  const { id } = route.useParams();
  const { data, error, isPending, refetch } = useProduct(id);
  const freeFrom = useFreeDeliveryFrom();
  useMarkViewed(data?.id);
  return (
    <Page>
      {/* One heading from the first moment on: it holds the focus while its words arrive. */}
      <PageHeading
        key={id}
        back="/pharmacy"
        title={data ? <ProductName product={data} /> : m.pharmacy_product_title()}
        detail={data && <RelatedToProduct product={data} />}
        action={data && <Actions product={data} />}
      />
      {data && <ProductDetails key={data.id} product={data} freeFrom={freeFrom} />}
      {isPending && <ProductSkeleton />}
      {!data && error && <NotShown error={error} onRetry={() => void refetch()} />}
    </Page>
  );
};

const NotShown = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
    <EmptyState
      title={m.pharmacy_data_not_found()}
      text={m.pharmacy_no_such_product()}
      action={<LinkButton to="/pharmacy">{m.pharmacy_to_the_shop()}</LinkButton>}
    />
  ) : (
    <ErrorState onRetry={onRetry} reference={error instanceof ApiError ? error.request_id : undefined} />
  );

type Of = { readonly product: ProductDetail };

const RelatedToProduct = ({ product }: Of) => (
  <span className="flex flex-wrap gap-x-4">
    <TextLink to="/pharmacy/products" search={{ brand: [product.brand.id] }}>
      <TitleOf titled={product.brand} />
    </TextLink>
    <TextLink to="/pharmacy/categories/$id" params={{ id: String(product.category.id) }}>
      <TitleOf titled={product.category} />
    </TextLink>
  </span>
);

const Actions = ({ product }: Of) => (
  <span className="flex gap-1">
    <ShareButton product={product} />
    <FavouriteButton product={product} />
  </span>
);

const ProductDetails = ({ product, freeFrom }: Of & { freeFrom: number | undefined }) => (
  <>
    <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-2 desktop:gap-8">
      <div className="relative">
        <ProductPicture
          product={product}
          className="h-72 w-full rounded-xl p-8 desktop:h-110 desktop:p-14"
          shown="page"
          label={labelOf(product)}
        />
        <span className="absolute start-4 top-4">
          <PictureBadges product={product} />
        </span>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Summary product={product} freeFrom={freeFrom} />
        <ProductFacts product={product} />
        <div className="max-desktop:order-last">
          <AddToCartBar product={product} />
        </div>
        <Leaflet product={product} />
        <Branches branches={product.branches} />
      </div>
    </div>
    <Related id={String(product.id)} />
  </>
);

const Related = ({ id }: { id: string }) => {
  const { data } = useRelated(id);
  return (
    data !== undefined &&
    data.items.length > 0 && (
      <section className="flex flex-col gap-2">
        <SectionTitle>{m.pharmacy_related()}</SectionTitle>
        <ProductGrid products={data.items.slice(0, 8)} label={m.pharmacy_related()} short />
      </section>
    )
  );
};

const ProductSkeleton = () => (
  <div className="grid grid-cols-1 gap-5 desktop:grid-cols-2 desktop:gap-8">
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeleton className="h-72 rounded-xl desktop:h-110" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-9 w-1/3" />
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-40 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  </div>
);
