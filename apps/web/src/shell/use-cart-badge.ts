import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../areas/pharmacy/cart/use-cart.ts';
import { onCartOfOtherTab, useCartCount } from '../shared/api/cart-count.ts';
import { useSession } from '../shared/api/session.ts';

/**
 * The pieces in the cart for the badge. After a log-in nothing is known of it, so it is asked for once: that is also when the cart of the
 * guest that this browser was becomes the person's.
 */
export const useCartBadge = (): number => {
  const client = useQueryClient();
  const session = useSession();
  const count = useCartCount();
  useQuery({ ...cartQuery(), enabled: session !== null && count === undefined });
  useEffect(() => onCartOfOtherTab(() => void client.invalidateQueries({ queryKey: ['cart', 'show'] })), [client]);
  return count ?? 0;
};
