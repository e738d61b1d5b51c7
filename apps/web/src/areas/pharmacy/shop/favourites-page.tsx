import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState } from '#shared/ui/states.tsx';
import { useFavourites } from './favourites.ts';
import { GridSkeleton, ProductGrid } from './product-grid.tsx';

/** The products that the open profile keeps, the last one first. */
export const FavouritesPage = () => (
  <Page>
    <PageHeading title={m.pharmacy_favourites()} back="/pharmacy" />
    <FavouriteProducts />
  </Page>
);

const FavouriteProducts = () => {
  const { data, error, isPending, refetch } = useFavourites();
  if (isPending) return <GridSkeleton />;
  if (!data)
    return (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={m.pharmacy_no_data()}
        text={m.pharmacy_no_favourites()}
        action={<LinkButton to="/pharmacy">{m.pharmacy_to_the_shop()}</LinkButton>}
      />
    );
  return <ProductGrid products={data.items} label={m.pharmacy_favourites()} />;
};
