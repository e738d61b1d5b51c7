import { ShoppingCart } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';
import { useKeptRoute } from '../entry/use-kept-route.ts';

/** Whether the log-in stands between the cart and its check-out. */
export const useIsCheckout = (): boolean => useKeptRoute().routeToNavigate?.startsWith('/pharmacy/checkout') ?? false;

/** For who comes from the check-out: nothing is lost, and the way back. */
export const CartKept = () =>
  useIsCheckout() && (
    <Note icon={ShoppingCart}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span>{m.identity_cart_kept()}</span>
        <TextLink {...linkTo('/pharmacy/cart')}>{m.identity_back_to_cart()}</TextLink>
      </div>
    </Note>
  );
