import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { Skeleton, Skeletons } from '#shared/ui/states.tsx';
import { useCart } from '../cart/use-cart.ts';
import { ProductCard } from './product-card.tsx';
import type { Product } from './api-types.ts';

/** Below the desktop as many as there is room for: two on a phone, one where the text is very large. */
const narrow = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))]';
const columns = {
  whole: `${narrow} desktop:grid-cols-4`,
  beside: `${narrow} desktop:grid-cols-3 min-[88rem]:grid-cols-4`,
};

type GridProps = {
  readonly products: readonly Product[];
  /** Whether the filters stand beside it on desktop. */
  readonly beside?: boolean;
  /** Shows fewer on phones, in whole rows. */
  readonly short?: boolean;
  readonly label?: string;
};

/** Products side by side. */
export const ProductGrid = ({ products, beside = false, short = false, label }: GridProps) => {
  const cart = useCart();
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid gap-3 desktop:gap-4',
        columns[beside ? 'beside' : 'whole'],
        short && 'max-desktop:[&>li:nth-child(n+5)]:hidden',
      )}
    >
      {products.map((product) => (
        <ProductCard key={product.id} product={product} cart={cart} />
      ))}
    </ul>
  );
};

/** The same on its way; said aloud once as loading. */
export const GridSkeleton = ({ count = 8, beside = false }: { count?: number; beside?: boolean }) => (
  <div className={cx('grid gap-3 desktop:gap-4', columns[beside ? 'beside' : 'whole'])}>
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeletons count={count}>
      <div className="flex flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface">
        <Skeleton className="h-32 rounded-none desktop:h-40" />
        <div className="flex flex-col gap-2.5 p-3 pt-0">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-11 w-full rounded-md" />
        </div>
      </div>
    </Skeletons>
  </div>
);
