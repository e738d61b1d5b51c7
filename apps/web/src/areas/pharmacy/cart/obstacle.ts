import type { CartItem } from './changes.ts';

/** Why a line cannot be ordered as it is; undefined when it can. */
type Obstacle = 'sold_out' | 'too_many' | 'withdrawn';

/** The server says whether; the stock says why. */
export const obstacleOf = ({ available, withdrawn, product }: CartItem): Obstacle | undefined => {
  if (available) return undefined;
  if (withdrawn) return 'withdrawn';
  return product.stock === 0 ? 'sold_out' : 'too_many';
};
