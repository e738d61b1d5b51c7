import * as m from '#paraglide/messages.js';
import { useCartCount } from '#shared/api/cart-count.ts';
import { number } from '#shared/format/index.ts';

/** How much is in the cart, at the pharmacy's place in the bottom bar. */
const BarCount = () => {
  const count = useCartCount() ?? 0;
  if (count === 0) return null;
  const shown = number(count);
  return (
    <>
      <span
        aria-hidden
        className="absolute -end-1 -top-1 grid h-5 min-w-5 place-content-center rounded-full bg-danger px-1 text-badge text-danger-on ring-2 ring-surface"
      >
        {shown}
      </span>
      <span className="sr-only">{m.pharmacy_cart_with({ count, shown })}</span>
    </>
  );
};

export default BarCount;
