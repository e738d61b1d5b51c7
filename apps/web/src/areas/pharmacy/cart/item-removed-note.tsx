import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import type { CartItem } from './changes.ts';

type RemovedProps = { readonly removed: CartItem | undefined; readonly onUndo: () => void };

const Undo = ({ onUndo }: Pick<RemovedProps, 'onUndo'>) => {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its line: the focus goes on to the way back.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="text" size="sm" icon={Undo2} onClick={onUndo}>
      {m.pharmacy_cart_undo()}
    </Button>
  );
};

/** Says what was taken out, with the way back for as long as the page is open. */
export const ItemRemovedNote = ({ removed, onUndo }: RemovedProps) => (
  <output className="block empty:hidden">
    {removed && (
      <span className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-surface-3 py-1 ps-4 pe-2">
        <span className="min-w-0 flex-1">
          <Filled sentence={m.pharmacy_cart_removed({ name: gap })}>
            <ProductName product={removed.product} />
          </Filled>
        </span>
        <Undo key={removed.product.id} onUndo={onUndo} />
      </span>
    )}
  </output>
);
