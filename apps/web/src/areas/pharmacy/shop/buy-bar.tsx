import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { Dock } from '../../../shared/ui/dock.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { useCart } from '../cart/use-cart.ts';
import { nameOf } from './names.tsx';
import { mostOf, Stepper } from './stepper.tsx';
import type { Product } from './api-types.ts';

/** How many, and into the cart; once it is there, how many are in it and the way to the cart. */
export const BuyBar = ({ product }: { product: Product }) => {
  const cart = useCart();
  const [wanted, want] = useState(1);
  const inCart = cart.quantityOf(product.id);
  const stepper = { name: nameOf(product), most: mostOf(product), className: 'w-36 shrink-0' };
  if (product.stock === 0 && inCart === 0)
    return (
      <Dock>
        <Button size="lg" disabled className="flex-1 basis-36">
          {m.pharmacy_out_of_stock()}
        </Button>
      </Dock>
    );
  return (
    <Dock>
      {inCart > 0 ? (
        <>
          <Stepper {...stepper} value={inCart} removes onChange={(value) => cart.set(product.id, value)} />
          <LinkButton {...linkTo('/pharmacy/cart')} size="lg" icon={ShoppingCart} className="flex-1 basis-36">
            {m.pharmacy_to_the_cart()}
          </LinkButton>
        </>
      ) : (
        <>
          <Stepper {...stepper} value={wanted} onChange={want} />
          <Button size="lg" icon={ShoppingCart} className="flex-1 basis-36" onClick={() => cart.add(product, wanted)}>
            {m.pharmacy_add_to_cart()}
          </Button>
        </>
      )}
    </Dock>
  );
};
