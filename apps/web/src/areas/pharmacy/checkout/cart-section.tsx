import { FileCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { TextLink } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';
import type { Cart } from '../cart/changes.ts';
import { LinePrice } from '../cart/line-price.tsx';
import { CheckoutSection } from './checkout-section.tsx';

/** What is ordered, to be read once more; it is changed in the cart. */
export const CartSection = ({ cart, refusal }: { cart: Cart; refusal: string | undefined }) => (
  <CheckoutSection
    section="cart"
    title={m.pharmacy_checkout_items()}
    refusal={refusal}
    end={<TextLink {...linkTo('/pharmacy/cart')}>{m.pharmacy_checkout_to_cart()}</TextLink>}
  >
    <ul className="flex flex-col gap-2">
      {cart.items.map((item) => (
        <li key={item.product.id} className="flex flex-wrap items-start justify-between gap-x-4">
          <span className={cx('min-w-0 flex-1 basis-36', !item.available && 'text-danger-text')}>
            <span className="tabular">{number(item.quantity)}</span> × <ProductName product={item.product} />
          </span>
          {item.available && <LinePrice item={item} />}
        </li>
      ))}
    </ul>
    {cart.items.some(({ prescribed }) => prescribed) && (
      <Note icon={FileCheck} tone="success">
        {m.pharmacy_cart_prescribed_text()}
      </Note>
    )}
  </CheckoutSection>
);
