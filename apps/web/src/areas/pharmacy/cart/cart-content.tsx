import { useNavigate } from '@tanstack/react-router';
import { FileCheck, FileText, Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { CartLine } from './cart-line.tsx';
import { cartSearch, type CartDelivery } from './cart-search.ts';
import { CartWarnings } from './cart-warnings.tsx';
import type { Cart, CartItem } from './changes.ts';
import { PromoCode } from './promo-code.tsx';
import { useCart } from './use-cart.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

/** What the order will need beside the payment. */
const PrescriptionNotes = ({ cart }: { cart: Cart }) => (
  <>
    {cart.needs_prescription && <Note icon={FileText}>{m.pharmacy_cart_needs_prescription()}</Note>}
    {cart.items.some(({ prescribed }) => prescribed) && (
      <Note icon={FileCheck} tone="success">
        {m.pharmacy_cart_prescribed_text()}
      </Note>
    )}
    {cart.is_cold_chain && <Note icon={Snowflake}>{m.pharmacy_cart_cold_chain()}</Note>}
  </>
);

type ContentProps = {
  readonly cart: Cart;
  readonly delivery: CartDelivery;
  readonly onRemove: (item: CartItem) => void;
};

/** The lines and everything that changes the total. */
export const CartContent = ({ cart, delivery, onRemove }: ContentProps) => {
  const { set } = useCart();
  const navigate = useNavigate({ from: '/pharmacy/cart' });
  const choose = (mode: CartDelivery): void =>
    void navigate({ search: () => cartSearch({ mode }), replace: true, resetScroll: false });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card flush>
        <ul className="divide-y divide-line">
          {cart.items.map((item) => (
            <CartLine
              key={item.product.id}
              item={item}
              onSet={(quantity) => set(item.product.id, quantity)}
              onRemove={() => onRemove(item)}
            />
          ))}
        </ul>
      </Card>
      <CartWarnings cart={cart} />
      <PrescriptionNotes cart={cart} />
      <DeliveryChoice delivery={delivery} onChange={choose} />
      <PromoCode cart={cart} />
    </div>
  );
};
