import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonVariant, ButtonSize } from '#shared/ui/button-variant.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { useReorder } from './use-order-changes.ts';

type ReorderResult = NonNullable<ReturnType<typeof useReorder>['data']>;

const titleOf = ({ added }: ReorderResult): string =>
  added > 0 ? m.pharmacy_order_reordered({ count: added, shown: number(added) }) : m.pharmacy_order_reordered_none();

const LeftOut = ({ items }: { items: ReorderResult['left_out'] }) => (
  <div className="flex flex-col gap-1">
    <p className="text-text-2">{m.pharmacy_order_left_out()}</p>
    <ul className="list-disc ps-5">
      {items.map((product) => (
        <li key={product.name}>
          <Marked>{inLocale(product.name, product.name_ar)}</Marked>
        </li>
      ))}
    </ul>
  </div>
);

const Done = ({ result, onClose }: { result: ReorderResult; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    icon={ShoppingCart}
    tone={result.added > 0 ? 'success' : 'warning'}
    title={titleOf(result)}
    actions={
      <>
        {result.added > 0 ? (
          <LinkButton size="lg" {...linkTo('/pharmacy/cart')}>
            {m.pharmacy_order_to_cart()}
          </LinkButton>
        ) : (
          <LinkButton size="lg" {...linkTo('/pharmacy')}>
            {m.pharmacy_order_to_shop()}
          </LinkButton>
        )}
        <Button variant="outline" size="lg" onClick={onClose}>
          {m.pharmacy_order_stay()}
        </Button>
      </>
    }
  >
    {result.left_out.length > 0 && <LeftOut items={result.left_out} />}
  </Dialog>
);

type ButtonProps = {
  readonly id: number;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** Puts the order into the cart again, and says what could not be. */
export const ReorderButton = ({ id, ...looks }: ButtonProps) => {
  const reorder = useReorder(id);
  const [done, setDone] = useState<ReorderResult>();
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
      {done && <Done result={done} onClose={() => setDone(undefined)} />}
    </>
  );
};
