import { Clock, PackageMinus, Truck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { Cart } from '../cart/changes.ts';
import { useCartChange } from '../cart/use-cart.ts';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { agreementOf, type Way } from './shortage.ts';
import type { Checkout } from './use-checkout.ts';

const icons = { transfer: Clock, split: Truck, leave_out: PackageMinus } as const;

const wordOf = ({ way, amount }: Way): string => {
  if (way === 'transfer') return m.pharmacy_sourcing_transfer();
  const shown = money(amount ?? 0);
  return way === 'split'
    ? m.pharmacy_sourcing_split({ amount: shown })
    : m.pharmacy_sourcing_leave_out({ amount: shown });
};

const detailOf = ({ way }: Way): string =>
  ({
    transfer: m.pharmacy_sourcing_transfer_text,
    split: m.pharmacy_sourcing_split_text,
    leave_out: m.pharmacy_sourcing_leave_out_text,
  })[way]();

type WaysProps = { readonly ways: readonly Way[]; readonly pending: boolean; readonly onChoose: (way: Way) => void };

const Ways = ({ ways, pending, onChoose }: WaysProps) => (
  <ul className="flex flex-col gap-3">
    {ways.map((way) => (
      <li key={way.way} className="flex flex-col gap-1">
        <Button
          variant="outline"
          icon={icons[way.way]}
          pending={pending}
          onClick={() => onChoose(way)}
          aria-describedby={`way-${way.way}`}
        >
          {wordOf(way)}
        </Button>
        <span id={`way-${way.way}`} className="text-small text-muted">
          {detailOf(way)}
        </span>
      </li>
    ))}
  </ul>
);

/** As when all of it is at a branch that is too far for a delivery in a hurry. */
const NoWay = ({ onClose }: { onClose: () => void }) => (
  <>
    <p>{m.pharmacy_sourcing_none_advice()}</p>
    <Button onClick={onClose}>{m.pharmacy_sourcing_none_close()}</Button>
  </>
);

/** D15.02: no branch has all of it, and the patient chooses; nothing is ordered before. */
export const SourcingDialog = ({ checkout, cart }: { checkout: Checkout; cart: Cart }) => {
  const { shortage, endShortage, send, placing } = checkout;
  const { mutate } = useCartChange();
  if (!shortage) return null;
  const missing = cart.items.filter(({ product }) => shortage.product_ids.includes(product.id));
  const choose = ({ way, amount }: Way): void => {
    if (way !== 'leave_out') return send(cart, agreementOf({ way, amount }, cart));
    for (const { product } of missing) mutate({ kind: 'remove', productId: product.id });
    endShortage();
  };
  const hasWay = shortage.ways.length > 0;
  return (
    <Dialog open wide closable onClose={endShortage} title={m.pharmacy_sourcing_title()}>
      <p className="text-text-2">{hasWay ? m.pharmacy_sourcing_text() : m.pharmacy_sourcing_none_text()}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {missing.map(({ product }) => (
          <li key={product.id}>
            <ProductName product={product} />
          </li>
        ))}
      </ul>
      {hasWay ? (
        <Ways ways={shortage.ways} pending={placing.isPending} onChoose={choose} />
      ) : (
        <NoWay onClose={endShortage} />
      )}
    </Dialog>
  );
};
