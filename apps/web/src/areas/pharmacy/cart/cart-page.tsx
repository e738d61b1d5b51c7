import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CartAside } from './cart-aside.tsx';
import { CartContent } from './cart-content.tsx';
import type { Cart } from './changes.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { ItemRemovedNote } from './item-removed-note.tsx';
import { cartQuery } from './use-cart.ts';
import { useRemoveItem } from './use-remove-item.ts';

const route = getRouteApi('/pharmacy/cart');

const Title = ({ cart }: { cart: Cart | undefined }) => (
  <>
    {m.pharmacy_cart()}{' '}
    {cart !== undefined && cart.count > 0 && (
      <span className="font-normal text-muted tabular">({number(cart.count)})</span>
    )}
  </>
);

const Empty = () => (
  <EmptyState
    title={m.pharmacy_cart_empty()}
    text={m.pharmacy_cart_empty_text()}
    action={<LinkButton {...linkTo('/pharmacy')}>{m.pharmacy_cart_to_shop()}</LinkButton>}
  />
);

const Filled = ({ cart, onRemove }: { cart: Cart; onRemove: (item: Cart['items'][number]) => void }) => {
  const { mode = 'normal_delivery' } = route.useSearch();
  return (
    <Split ratio="pay">
      <CartContent cart={cart} delivery={mode} onRemove={onRemove} />
      <CartAside cart={cart} delivery={mode} />
    </Split>
  );
};

/** What is about to be bought, for a guest as well as for the open profile (SPEC §7, §9). */
export const CartPage = () => {
  const { mode = 'normal_delivery' } = route.useSearch();
  const { data: cart, isError, refetch } = useQuery(cartQuery(mode));
  // The totals of another way are on their way; what is known of the lines stays meanwhile.
  const { data: before } = useQuery({ ...cartQuery(), enabled: false });
  const [isClearing, setClearing] = useState(false);
  const removing = useRemoveItem();
  const known = cart ?? before;
  const isFilled = known !== undefined && known.items.length > 0;
  return (
    <Page>
      <PageHeading
        title={<Title cart={known} />}
        back="/pharmacy"
        action={
          isFilled && (
            <Button variant="text" size="sm" className="-me-2" onClick={() => setClearing(true)}>
              {m.pharmacy_cart_clear()}
            </Button>
          )
        }
      />
      <ItemRemovedNote removed={removing.removed} onUndo={removing.undo} />
      {isFilled && <Filled cart={known} onRemove={removing.remove} />}
      {known?.items.length === 0 && <Empty />}
      {!known && (isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />)}
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </Page>
  );
};
