import { ShoppingCart } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import type { CartAgain } from './cart-again.ts';

const titleOf = ({ added }: CartAgain): string =>
  added > 0 ? m.pharmacy_order_reordered({ count: added, shown: number(added) }) : m.pharmacy_order_reordered_none();

const LeftOut = ({ items }: { items: CartAgain['left_out'] }) => (
  <div className="flex flex-col gap-1">
    <p className="text-text-2">{m.pharmacy_order_left_out()}</p>
    <ul className="list-disc ps-5">
      {items.map((product) => (
        <li key={product.name}>
          <Marked>{inLocale(product.name, product.name_ar)}</Marked>
          {product.added > 0 &&
            ` ${m.pharmacy_order_partly_added({ added: number(product.added), ordered: number(product.ordered) })}`}
        </li>
      ))}
    </ul>
  </div>
);

type DialogProps = {
  readonly result: CartAgain;
  /** The cart had no room: there is something to see in it though nothing was added. */
  readonly isCartFull?: boolean;
  readonly onClose: () => void;
};

/** Says what of an order is in the cart again, and what found no place there. */
export const CartAgainDialog = ({ result, isCartFull = false, onClose }: DialogProps) => (
  <Dialog
    open
    onClose={onClose}
    icon={ShoppingCart}
    tone={result.added > 0 ? 'success' : 'warning'}
    title={titleOf(result)}
    actions={
      <>
        {result.added > 0 || isCartFull ? (
          <LinkButton size="lg" {...linkTo('/pharmacy/cart')}>
            {m.pharmacy_order_to_cart()}
          </LinkButton>
        ) : (
          <LinkButton size="lg" {...linkTo('/pharmacy')}>
            {m.pharmacy_order_to_shop()}
          </LinkButton>
        )}
        <Button variant="outline" size="lg" onClick={onClose}>
          {m.pharmacy_order_stay()}
        </Button>
      </>
    }
  >
    {result.left_out.length > 0 && <LeftOut items={result.left_out} />}
  </Dialog>
);
