import { Link } from '@tanstack/react-router';
import { ChevronRight, CreditCard, MapPin, Store } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { dateTime, money, number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { modeWords, orderName } from '../../../shared/orders/order-status-style.ts';
import { OrderPicture } from '../../../shared/orders/order-picture.tsx';
import { plannedOf, productOf } from './order-words.ts';
import { ReorderButton } from './reorder-button.tsx';
import { StateChip } from '../../../shared/orders/state-chip.tsx';
import type { OrderCard as Order } from './api-types.ts';

const shown = 3;

const Products = ({ of }: { of: Order }) => {
  const [first] = of.ITEMS;
  const more = of.ITEMS.length - 1;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex shrink-0 gap-1.5">
        {of.ITEMS.slice(0, shown).map((item) => (
          <OrderPicture key={item.ID} of={item} size="sm" />
        ))}
      </span>
      {first && (
        <p className="min-w-0 flex-1 basis-32">
          <span className="line-clamp-3">
            <Marked>{productOf(first)}</Marked>
          </span>
          {more > 0 && (
            <span className="text-small text-muted">
              {m.pharmacy_order_more_products({ count: more, shown: number(more) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
};

const Where = ({ of: { ADDRESS: address, PICKUP: pickup } }: { of: Order }) => {
  if (!address && !pickup) return null;
  const Icon = pickup ? Store : MapPin;
  return (
    <p className="flex items-start gap-2 text-text-2">
      <Icon aria-hidden size={18} className="mt-1 shrink-0" />
      {pickup ? inLocale(pickup.TITLE, pickup.TITLE_AR) : <Marked>{address?.ADDRESS_NAME ?? ''}</Marked>}
    </p>
  );
};

const Head = ({ of }: { of: Order }) => (
  <div className="relative -m-2 flex items-start gap-3 rounded-md p-2 hover:bg-surface-2">
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <h2 className="text-h3">
        <Link
          to="/pharmacy/orders/$id"
          params={{ id: String(of.ID) }}
          className="text-text no-underline after:absolute after:inset-0"
        >
          {orderName(of)}
        </Link>
      </h2>
      <StateChip of={of} />
    </div>
    <ChevronRight aria-hidden size={20} className="mirrored mt-1 shrink-0 text-muted" />
  </div>
);

const isOver = (of: Order): boolean => of.COMPLETED_DATE !== null;

/** An order of a list with the fields of SPEC §3; its head leads to the order. */
export const OrderCard = ({ of }: { of: Order }) => {
  const planned = plannedOf(of);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <Head of={of} />
      <Products of={of} />
      <div className="flex flex-col gap-1">
        <Facts className="text-text-2">
          <time dateTime={of.ORDER_DATE} className="tabular">
            {dateTime(of.ORDER_DATE)}
          </time>
          <span>{modeWords[of.ORDER_MODE]()}</span>
        </Facts>
        {planned !== undefined && <p className="text-text-2">{planned}</p>}
        <Where of={of} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <span className="tabular text-h3">{money(of.AMOUNT)}</span>
        {isOver(of) && <ReorderButton id={of.ID} size="sm" look="soft" />}
        {of.PAYMENT_STATUS === 'pending_payment' && (
          <LinkButton size="sm" look="soft" icon={CreditCard} to="/pharmacy/orders/$id" params={{ id: String(of.ID) }}>
            {m.pharmacy_order_finish_payment()}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};
