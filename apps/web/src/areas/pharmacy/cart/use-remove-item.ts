import { useState } from 'react';
import type { CartItem } from './changes.ts';
import { useCartChange } from './use-cart.ts';

/** Takes a line out at once, and remembers the last one for whoever did not mean it. */
export const useRemoveItem = () => {
  const { mutate } = useCartChange();
  const [removed, setRemoved] = useState<CartItem>();
  const remove = (item: CartItem): void => {
    setRemoved(item);
    mutate({ kind: 'remove', productId: item.product.id });
  };
  const undo = (): void => {
    if (removed) mutate({ kind: 'add', productId: removed.product.id, quantity: removed.quantity });
    setRemoved(undefined);
  };
  return { removed, remove, undo };
};
