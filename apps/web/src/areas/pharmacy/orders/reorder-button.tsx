import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ButtonLook, ButtonSize } from '../../../shared/ui/button-look.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { useReorder } from './use-order-changes.ts';

type Reordered = NonNullable<ReturnType<typeof useReorder>['data']>;

const titleOf = ({ added }: Reordered): string =>
  added > 0 ? m.pharmacy_order_reordered({ count: added, shown: number(added) }) : m.pharmacy_order_reordered_none();

const LeftOut = ({ of }: { of: Reordered['left_out'] }) => (
  <div className="flex flex-col gap-1">
    <p className="text-text-2">{m.pharmacy_order_left_out()}</p>
    <ul className="list-disc ps-5">
      {of.map((product) => (
        <li key={product.name}>
          <Marked>{inLocale(product.name, product.name_ar)}</Marked>
        </li>
      ))}
    </ul>
  </div>
);

const Done = ({ of, onClose }: { of: Reordered; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    icon={ShoppingCart}
    tone={of.added > 0 ? 'success' : 'warning'}
    title={titleOf(of)}
    actions={
      <>
        {of.added > 0 ? (
          <LinkButton size="lg" {...linkTo('/pharmacy/cart')}>
            {m.pharmacy_order_to_cart()}
          </LinkButton>
        ) : (
          <LinkButton size="lg" {...linkTo('/pharmacy')}>
            {m.pharmacy_order_to_shop()}
          </LinkButton>
        )}
        <Button look="outline" size="lg" onClick={onClose}>
          {m.pharmacy_order_stay()}
        </Button>
      </>
    }
  >
    {of.left_out.length > 0 && <LeftOut of={of.left_out} />}
  </Dialog>
);

type ButtonProps = {
  readonly id: number;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** Puts the order into the cart again, and says what could not be. */
export const ReorderButton = ({ id, ...looks }: ButtonProps) => {
  const reorder = useReorder(id);
  const [done, setDone] = useState<Reordered>();
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
      {done && <Done of={done} onClose={() => setDone(undefined)} />}
    </>
  );
};
