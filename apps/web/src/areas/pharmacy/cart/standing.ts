import type { CartItem } from './changes.ts';

/** Why a line cannot be ordered as it is; undefined when it can. */
type Obstacle = 'sold_out' | 'too_many' | 'withdrawn';

/** The server says whether; the stock says why. */
export const obstacleOf = ({ available, product, quantity }: CartItem): Obstacle | undefined => {
  if (available) return undefined;
  if (product.stock === 0) return 'sold_out';
  return quantity > product.stock ? 'too_many' : 'withdrawn';
};
