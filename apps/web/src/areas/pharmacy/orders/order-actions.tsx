import { Lock, PackageX, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dock } from '../../../shared/ui/dock.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { usePayOrder } from './use-order-changes.ts';
import type { Order } from './api-types.ts';

const PayAgain = ({ of }: { of: Order }) => {
  const pay = usePayOrder(of);
  return (
    <Dock>
      <Button wide size="lg" icon={Lock} pending={pay.isPending || pay.isSuccess} onClick={() => pay.mutate()}>
        {m.pharmacy_order_pay({ amount: money(of.AMOUNT) })}
      </Button>
    </Dock>
  );
};

const Cancel = ({ of }: { of: Order }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {of.may.cancel && (
        <Button look="outline" icon={PackageX} onClick={() => setAsking(true)}>
          {m.pharmacy_order_cancel()}
        </Button>
      )}
      {asking && <CancelDialog of={of} onClose={() => setAsking(false)} />}
    </>
  );
};

/** What the server says may be done: pay, order again, cancel. */
export const OrderActions = ({ of }: { of: Order }) => (
  <section aria-label={m.pharmacy_order_actions()} className="flex flex-col gap-2.5">
    {of.may.reorder && <ReorderButton id={of.ID} />}
    {of.PAYMENT_STATUS === 'released' && (
      <LinkButton icon={ShoppingCart} {...linkTo('/pharmacy/cart')}>
        {m.pharmacy_order_to_cart()}
      </LinkButton>
    )}
    <Cancel of={of} />
    {of.may.pay && <PayAgain of={of} />}
  </section>
);
