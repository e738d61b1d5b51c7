import { useRef, useState } from 'react';
import type { CartItem } from './changes.ts';
import { useCartChange } from './use-cart.ts';

type Removal = { readonly item: CartItem; readonly isOut: Promise<boolean> };

/** Takes a line out at once, and remembers the last one for whoever did not mean it. */
export const useRemoveItem = () => {
  const { mutate, mutateAsync } = useCartChange();
  const [removed, setRemoved] = useState<CartItem>();
  const last = useRef<Removal>(undefined);
  const remove = (item: CartItem): void => {
    setRemoved(item);
    const taken = mutateAsync({ kind: 'remove', productId: item.product.id });
    const isOut = taken.then(
      () => true,
      () => {
        // What was not taken out after all has no way back.
        setRemoved((shown) => (shown === item ? undefined : shown));
        return false;
      },
    );
    last.current = { item, isOut };
  };
  const putBack = async ({ item, isOut }: Removal): Promise<void> => {
    if (await isOut) mutate({ kind: 'add', productId: item.product.id, quantity: item.quantity });
  };
  /** Puts it back once it is known to be out: beside a line that stayed it would be there twice. */
  const undo = (): void => {
    const back = last.current;
    last.current = undefined;
    setRemoved(undefined);
    if (back) void putBack(back);
  };
  return { removed, remove, undo };
};
