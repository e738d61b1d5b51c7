import { OctagonAlert, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Note } from '#shared/ui/note.tsx';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { AsRegistered } from '../product/product-words.tsx';
import type { Cart } from './changes.ts';

type Warning = Cart['warnings'][number];

const Named = ({ cart, warning }: { cart: Cart; warning: Warning }) => {
  const ids = new Set(warning.product_ids);
  const products = cart.items.filter(({ product }) => ids.has(product.id));
  return (
    <ul className="mb-1 flex flex-wrap gap-x-3 font-bold">
      {products.map(({ product }) => (
        <li key={product.id}>
          <ProductName product={product} />
        </li>
      ))}
      {warning.known !== null && (
        <li>
          {m.pharmacy_cart_in_record()}{' '}
          <AsRegistered>{inLocale(warning.known, warning.known_ar ?? warning.known)}</AsRegistered>
        </li>
      )}
    </ul>
  );
};

/** What to think about before taking these, the serious first; it never says that there is nothing else (DECISIONS §6). */
export const CartWarnings = ({ cart }: { cart: Cart }) => {
  if (cart.warnings.length === 0) return null;
  return (
    <section aria-labelledby="cart-warnings" className="flex flex-col gap-3">
      <h2 id="cart-warnings" className="sr-only">
        {m.pharmacy_cart_warnings()}
      </h2>
      {cart.warnings.map((warning) => {
        const serious = warning.severity === 'serious';
        return (
          <Note
            key={[warning.kind, warning.known, ...warning.product_ids].join(' ')}
            tone={serious ? 'danger' : 'warning'}
            icon={serious ? OctagonAlert : TriangleAlert}
          >
            <Named cart={cart} warning={warning} />
            <p>{inLocale(warning.text, warning.text_ar)}</p>
          </Note>
        );
      })}
      <p className="text-small text-muted">{m.pharmacy_cart_warnings_limit()}</p>
    </section>
  );
};
