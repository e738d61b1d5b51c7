import { type RefObject, useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';

/**
 * What puts a product into the cart gives way to what counts it there, and takes the focus with it. When that came of a press in the box,
 * its last button has the focus next.
 */
export const useFocusAfterChange = (isInCart: boolean, isPressed: boolean): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(isInCart);
  useEffect(() => {
    if (before.current === isInCart) return;
    before.current = isInCart;
    if (!isPressed || document.activeElement !== document.body) return;
    [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isInCart, isPressed]);
  return box;
};

type InCartNoteProps = {
  readonly name: string;
  readonly quantity: number;
  /** Whether it was changed here: what was in the cart before is no news. */
  readonly isPressed: boolean;
};

/** Says aloud that the product is in the cart, and how many. */
export const InCartNote = ({ name, quantity, isPressed }: InCartNoteProps) => (
  <output className="sr-only">
    {isPressed && quantity > 0 && m.pharmacy_in_cart({ name, shown: number(quantity) })}
  </output>
);
