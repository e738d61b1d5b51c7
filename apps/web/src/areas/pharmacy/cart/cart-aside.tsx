import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { getSession, useSession } from '#shared/api/session.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { GuestDialog } from '#shared/ui/guest-dialog.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';
import { storeOrder, readOrder } from './temp-order.ts';
import type { CartDelivery } from './cart-search.ts';
import { CartSummary, FreeDeliveryNudge } from './cart-summary.tsx';
import type { Cart } from './changes.ts';
import { useCart } from './use-cart.ts';

const checkout = '/pharmacy/checkout';

/** Check-out begins with the way that was chosen here; who is not signed in yet chooses it there. */
const storeCartChoice = (mode: CartDelivery): void => {
  const person = getSession()?.user.id;
  if (person !== undefined) storeOrder(person, { ...readOrder(person), mode });
};

const fits = 'flex-1 basis-36';

/** Whoever is signed in goes on; a guest is asked to log in first, and comes to the check-out from there (SPEC §6). */
const CheckoutButton = ({ ready, delivery }: { ready: boolean; delivery: CartDelivery }) => {
  const isGuest = useSession() === null;
  const [isAsking, setAsking] = useState(false);
  if (ready && !isGuest)
    return (
      <LinkButton {...linkTo(checkout)} size="lg" className={fits} onClick={() => storeCartChoice(delivery)}>
        {m.pharmacy_cart_checkout()}
      </LinkButton>
    );
  return (
    <>
      <Button size="lg" className={fits} disabled={!ready} onClick={() => setAsking(true)}>
        {m.pharmacy_cart_checkout()}
      </Button>
      {isAsking && (
        <GuestDialog
          title={m.pharmacy_guest_title()}
          text={m.pharmacy_guest_checkout()}
          to={checkout}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** What it comes to and the way on; on phones the total stays in sight. */
export const CartAside = ({ cart, delivery }: { cart: Cart; delivery: CartDelivery }) => {
  const { pending } = useCart();
  const isOrderable = cart.items.every(({ available }) => available);
  return (
    <div className="flex flex-col gap-4">
      <FreeDeliveryNudge cart={cart} />
      <CartSummary cart={cart} stale={pending || cart.mode !== delivery} />
      {!isOrderable && (
        <Note tone="danger" icon={TriangleAlert}>
          {m.pharmacy_cart_not_orderable()}
        </Note>
      )}
      <BottomDock>
        <span className="flex flex-col desktop:hidden">
          <span className="text-small text-muted">{m.pharmacy_totals_total()}</span>
          <b className="whitespace-nowrap tabular">{money(cart.amount)}</b>
        </span>
        <CheckoutButton ready={isOrderable} delivery={delivery} />
      </BottomDock>
    </div>
  );
};
