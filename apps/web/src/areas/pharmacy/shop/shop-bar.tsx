import { ShoppingCart } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { useCartCount } from '#shared/api/cart-count.ts';
import { number } from '#shared/format/index.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { SearchBox } from './search-box.tsx';
import { SupportLink } from './support-link.tsx';

const CartLink = () => {
  const count = useCartCount() ?? 0;
  const shown = number(count);
  return (
    <Link
      {...linkTo('/pharmacy/cart')}
      aria-label={count > 0 ? m.pharmacy_cart_with({ count, shown }) : m.pharmacy_cart()}
      className="relative grid size-13 shrink-0 place-content-center rounded-md border border-line-strong bg-surface text-text hover:bg-surface-2"
    >
      <ShoppingCart aria-hidden size={22} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -start-1.5 -top-1.5 grid h-6 min-w-6 place-content-center rounded-full bg-danger px-1 text-small font-bold text-danger-on tabular"
        >
          {shown}
        </span>
      )}
    </Link>
  );
};

type ShopBarProps = { readonly words?: string | undefined; readonly onSearch: (text: string | undefined) => void };

/** What every page of the shop begins with: the search, help and the cart. */
export const ShopBar = ({ words = '', onSearch }: ShopBarProps) => (
  <div className="relative flex flex-wrap items-start justify-end gap-2.5">
    <SearchBox initial={words} onSearch={onSearch} />
    <SupportLink />
    <CartLink />
  </div>
);
