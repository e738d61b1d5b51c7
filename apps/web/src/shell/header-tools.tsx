import { Link, useMatches } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '#areas/pharmacy/cart/use-cart.ts';
import { onCartOfOtherTab, useCartCount } from '#shared/api/cart-count.ts';
import { useSession } from '#shared/api/session.ts';
import { SearchButton } from './search/search-button.tsx';

/**
 * The pieces in the cart for the badge. After a log-in nothing is known of it, so it is asked for once: that is also when the cart of the
 * guest that this browser was becomes the person's.
 */
const useCartBadge = (): number => {
  const client = useQueryClient();
  const session = useSession();
  const count = useCartCount();
  useQuery({ ...cartQuery(), enabled: session !== null && count === undefined });
  useEffect(() => onCartOfOtherTab(() => void client.invalidateQueries({ queryKey: ['cart', 'show'] })), [client]);
  return count ?? 0;
};

/** The way to the cart while something is in it. On a phone the number stands in the bottom bar, at the pharmacy. */
const CartLink = () => {
  const count = useCartBadge();
  const isShown = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownCart !== true });
  if (count === 0 || !isShown) return null;
  const shown = number(count);
  return (
    <Link
      to="/pharmacy/cart"
      aria-label={m.pharmacy_cart_with({ count, shown })}
      className="relative grid size-11 shrink-0 place-content-center rounded-md text-text-2 hover:bg-surface-3 max-desktop:hidden"
    >
      <ShoppingCart aria-hidden size={22} strokeWidth={1.9} />
      <span
        aria-hidden
        className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-content-center rounded-full bg-danger px-1 text-badge text-danger-on ring-2 ring-surface"
      >
        {shown}
      </span>
    </Link>
  );
};

/** Search everywhere and the way to the cart: neither is needed for the first picture of any page. */
const HeaderTools = () => (
  <>
    <SearchButton />
    <CartLink />
  </>
);

export default HeaderTools;
