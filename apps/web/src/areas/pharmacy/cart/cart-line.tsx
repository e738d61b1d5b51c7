import { Link } from '@tanstack/react-router';
import { FileCheck, FileText, Snowflake, Trash2, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { nameOf, ProductName } from '#shared/pharmacy/product-name.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { mostOf, QuantityStepper } from '../product/quantity-stepper.tsx';
import type { CartItem } from './changes.ts';
import { LinePrice } from './line-price.tsx';
import { obstacleOf } from './obstacle.ts';

const Marks = ({ product, prescribed }: Pick<CartItem, 'product' | 'prescribed'>) => {
  if (!product.is_prescription && !product.is_cold_chain) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {product.is_prescription && (
        <Chip tone={prescribed ? 'success' : 'dependent'} icon={prescribed ? FileCheck : FileText}>
          {prescribed ? m.pharmacy_cart_prescribed() : m.pharmacy_cart_rx()}
        </Chip>
      )}
      {product.is_cold_chain && (
        <Chip tone="accent" icon={Snowflake}>
          {m.pharmacy_keep_cold()}
        </Chip>
      )}
    </span>
  );
};

type LineProps = {
  readonly item: CartItem;
  readonly onSet: (quantity: number) => void;
  readonly onRemove: () => void;
};

const obstacleTexts = {
  sold_out: m.pharmacy_out_of_stock,
  withdrawn: m.pharmacy_cart_withdrawn,
} as const;

/** What hinders the order, and the one tap that mends it. */
const ObstacleNote = ({ item, onSet }: Omit<LineProps, 'onRemove'>) => {
  const obstacle = obstacleOf(item);
  if (!obstacle) return null;
  const { stock } = item.product;
  const shown = number(stock);
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-2">
      <Chip tone="danger" icon={TriangleAlert}>
        {obstacle === 'too_many' ? m.pharmacy_few_left({ count: stock, shown }) : obstacleTexts[obstacle]()}
      </Chip>
      {obstacle === 'too_many' && (
        <Button variant="text" size="sm" onClick={() => onSet(stock)}>
          {m.pharmacy_cart_take_left({ shown })}
        </Button>
      )}
    </span>
  );
};

/** One product: what it is, how many, what it comes to, and the way out. */
export const CartLine = ({ item, onSet, onRemove }: LineProps) => {
  const { product, quantity } = item;
  const name = nameOf(product);
  const obstacle = obstacleOf(item);
  return (
    <li className="flex flex-wrap gap-3 p-4 pt-3">
      <ProductPicture product={product} className="size-19 shrink-0 rounded-md p-1" />
      <div className="min-w-0 flex-1 basis-38">
        <div className="flex items-start justify-between gap-2">
          <Link
            {...linkTo(`/pharmacy/products/${product.id}`)}
            className="flex min-h-11 min-w-0 flex-1 items-center font-bold text-text no-underline hover:underline"
          >
            <ProductName product={product} />
          </Link>
          <IconButton icon={Trash2} label={m.pharmacy_take_out({ name })} onClick={onRemove} className="-me-2" />
        </div>
        <Marks product={product} prescribed={item.prescribed} />
        <ObstacleNote item={item} onSet={onSet} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          {obstacle === undefined ? (
            <QuantityStepper name={name} value={quantity} most={mostOf(product)} onChange={onSet} className="w-29" />
          ) : (
            <span className="text-muted">{m.pharmacy_cart_pieces({ count: quantity, shown: number(quantity) })}</span>
          )}
          {obstacle === undefined && <LinePrice item={item} />}
        </div>
      </div>
    </li>
  );
};
