import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonVariant, ButtonSize } from '#shared/ui/button-variant.ts';
import type { CartAgain } from './cart-again.ts';
import { CartAgainDialog } from './cart-again-dialog.tsx';
import { useReorder } from './use-order-changes.ts';

type ButtonProps = {
  readonly id: number;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** Puts the order into the cart again, and says what could not be. */
export const ReorderButton = ({ id, ...looks }: ButtonProps) => {
  const reorder = useReorder(id);
  const [done, setDone] = useState<CartAgain>();
  return (
    <>
      <Button
        icon={ShoppingCart}
        pending={reorder.isPending}
        onClick={() => reorder.mutate(undefined, { onSuccess: setDone })}
        {...looks}
      >
        {m.pharmacy_order_reorder()}
      </Button>
      {done && <CartAgainDialog result={done} onClose={() => setDone(undefined)} />}
    </>
  );
};
