import { TriangleAlert } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { getSession } from '../../../shared/api/session.ts';
import { money } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dock } from '../../../shared/ui/dock.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { Note } from '../../../shared/ui/note.tsx';
import { keepOrder, readOrder } from '../checkout/temp-order.ts';
import type { CartWay } from './cart-search.ts';
import { CartSummary, FreeDeliveryNudge } from './cart-summary.tsx';
import type { Cart } from './changes.ts';
import { useCart } from './use-cart.ts';

/** Check-out begins with the way that was chosen here; who is not signed in yet chooses it there. */
const takeAlong = (mode: CartWay): void => {
  const person = getSession()?.user.id;
  if (person !== undefined) keepOrder(person, { ...readOrder(person), mode });
};

const Onward = ({ ready, way }: { ready: boolean; way: CartWay }) =>
  ready ? (
    <LinkButton {...linkTo('/pharmacy/checkout')} size="lg" className="flex-1 basis-36" onClick={() => takeAlong(way)}>
      {m.pharmacy_cart_checkout()}
    </LinkButton>
  ) : (
    <Button size="lg" className="flex-1 basis-36" disabled>
      {m.pharmacy_cart_checkout()}
    </Button>
  );

/** What it comes to and the way on; on phones the total stays in sight. */
export const CartAside = ({ cart, way }: { cart: Cart; way: CartWay }) => {
  const { pending } = useCart();
  const isOrderable = cart.items.every(({ available }) => available);
  return (
    <div className="flex flex-col gap-4">
      <FreeDeliveryNudge cart={cart} />
      <CartSummary cart={cart} stale={pending || cart.mode !== way} />
      {!isOrderable && (
        <Note tone="danger" icon={TriangleAlert}>
          {m.pharmacy_cart_not_orderable()}
        </Note>
      )}
      <Dock>
        <span className="flex flex-col desk:hidden">
          <span className="text-small text-muted">{m.pharmacy_totals_total()}</span>
          <b className="whitespace-nowrap tabular">{money(cart.AMOUNT)}</b>
        </span>
        <Onward ready={isOrderable} way={way} />
      </Dock>
    </div>
  );
};
