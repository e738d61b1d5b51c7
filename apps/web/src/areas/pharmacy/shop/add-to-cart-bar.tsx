import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { useCart } from '../cart/use-cart.ts';
import { InCartNote, useFocusAfterChange } from '../product/in-cart-note.tsx';
import { nameOf } from '#shared/pharmacy/product-name.tsx';
import { mostOf, QuantityStepper } from '../product/quantity-stepper.tsx';
import type { Product } from './api-types.ts';

/** How many, and into the cart; once it is there, how many are in it and the way to the cart. */
export const AddToCartBar = ({ product }: { product: Product }) => {
  const cart = useCart();
  const [quantity, setQuantity] = useState(1);
  const [isPressed, setPressed] = useState(false);
  const inCart = cart.quantityOf(product.id);
  const box = useFocusAfterChange(inCart > 0, isPressed);
  const add = (): void => {
    setPressed(true);
    cart.add(product, quantity);
  };
  const stepper = { name: nameOf(product), most: mostOf(product), className: 'w-36 shrink-0' };
  if (product.stock === 0 && inCart === 0)
    return (
      <BottomDock>
        <Button size="lg" disabled className="flex-1 basis-36">
          {m.pharmacy_out_of_stock()}
        </Button>
      </BottomDock>
    );
  return (
    <BottomDock>
      <InCartNote name={stepper.name} quantity={inCart} isPressed={isPressed} />
      {inCart > 0 ? (
        <>
          <div ref={box}>
            <QuantityStepper {...stepper} value={inCart} removes onChange={(value) => cart.set(product.id, value)} />
          </div>
          <LinkButton {...linkTo('/pharmacy/cart')} size="lg" icon={ShoppingCart} className="flex-1 basis-36">
            {m.pharmacy_to_the_cart()}
          </LinkButton>
        </>
      ) : (
        <>
          <QuantityStepper {...stepper} value={quantity} onChange={setQuantity} />
          <Button
            size="lg"
            icon={ShoppingCart}
            className="flex-1 basis-36"
            pending={cart.pendingOf(product.id)}
            onClick={add}
          >
            {m.pharmacy_add_to_cart()}
          </Button>
        </>
      )}
    </BottomDock>
  );
};
