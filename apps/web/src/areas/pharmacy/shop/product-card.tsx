import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import type { CartHandle } from '../cart/use-cart.ts';
import { ColdLine, PictureBadges, StockLine } from './badges.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { InCartNote, useFocusAfterChange } from '../product/in-cart-note.tsx';
import { nameOf, ProductName } from '#shared/pharmacy/product-name.tsx';
import { labelOf } from '../product/product-words.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { mostOf, QuantityStepper } from '../product/quantity-stepper.tsx';
import type { Product } from './api-types.ts';

/** The price now and, struck through, before the offer. */
export const Price = ({ product, large = false }: { product: Product; large?: boolean }) => (
  <span className={large ? 'flex flex-wrap items-baseline gap-x-3' : 'flex flex-col'}>
    <span className={large ? 'text-num font-display' : 'font-bold'}>{money(product.price)}</span>
    {product.price_before > product.price && (
      <s className="text-small text-muted">
        <span className="sr-only">{m.pharmacy_price_before()} </span>
        {money(product.price_before)}
      </s>
    )}
  </span>
);

type InCart = { readonly product: Product; readonly cart: CartHandle };

type Press = { readonly onPress: () => void };

/** The price, and how many are in the cart. */
const Counted = ({ product, cart, onPress }: InCart & Press) => (
  <div className="flex flex-col gap-2">
    <Price product={product} />
    <QuantityStepper
      name={nameOf(product)}
      value={cart.quantityOf(product.id)}
      most={mostOf(product)}
      removes
      onChange={(value) => {
        onPress();
        cart.set(product.id, value);
      }}
    />
  </div>
);

const Addable = ({ product, cart, onPress }: InCart & Press) => (
  <div className="flex flex-wrap items-end justify-between gap-2">
    <Price product={product} />
    {product.stock > 0 && (
      <button
        type="button"
        aria-label={m.pharmacy_add({ name: nameOf(product) })}
        onClick={() => {
          onPress();
          cart.add(product);
        }}
        className="ms-auto grid size-11 shrink-0 place-content-center rounded-md bg-accent text-accent-on hover:bg-accent-hover"
      >
        <Plus aria-hidden size={22} />
      </button>
    )}
  </div>
);

/** The price with what puts the product into the cart: a plus that becomes a stepper. */
const Buy = ({ product, cart }: InCart) => {
  const [isPressed, setPressed] = useState(false);
  const quantity = cart.quantityOf(product.id);
  const box = useFocusAfterChange(quantity > 0, isPressed);
  const Part = quantity > 0 ? Counted : Addable;
  return (
    <div ref={box}>
      <Part product={product} cart={cart} onPress={() => setPressed(true)} />
      <InCartNote name={nameOf(product)} quantity={quantity} isPressed={isPressed} />
    </div>
  );
};

/** A product of a list: what it looks like, whether it is there, what it costs, and into the cart with it. */
export const ProductCard = ({ product, cart }: InCart) => (
  <li className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
    <Link
      to="/pharmacy/products/$id"
      params={{ id: String(product.id) }}
      className="flex min-w-0 flex-1 flex-col text-text no-underline focus-visible:outline-offset-[-3px]"
    >
      <ProductPicture
        product={product}
        className="h-32 w-full p-3 desktop:h-40"
        shown="card"
        label={labelOf(product)}
      />
      <span className="flex flex-1 flex-col gap-1 px-3 pt-3">
        <span className="font-bold break-words">
          <ProductName product={product} />
        </span>
        {product.is_cold_chain && product.stock > 0 ? <ColdLine /> : <StockLine stock={product.stock} />}
      </span>
      <span className="absolute start-2.5 top-2.5 max-w-[calc(100%-4.25rem)]">
        <PictureBadges product={product} />
      </span>
    </Link>
    <div className="p-3 pt-2">
      <Buy product={product} cart={cart} />
    </div>
    <FavouriteButton product={product} className="absolute end-2 top-2 bg-surface" />
  </li>
);
