import { Link } from '@tanstack/react-router';
import { ChevronRight, CreditCard, MapPin, Store } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { addressLabel } from '#shared/orders/address-label.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { modeWords, orderName } from '#shared/orders/order-status-style.ts';
import { plannedOf } from '#shared/orders/arrival.ts';
import { OrderPicture } from '#shared/orders/order-picture.tsx';
import { productOf } from './order-texts.ts';
import { ReorderButton } from './reorder-button.tsx';
import { OrderStatusBadge } from '#shared/orders/order-status-badge.tsx';
import type { OrderCard as Order } from './api-types.ts';

const shown = 3;

const Products = ({ order }: { order: Order }) => {
  const [first] = order.items;
  const more = order.items.length - 1;
  if (!first) return <p className="text-text-2">{m.pharmacy_order_items_private()}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex shrink-0 gap-1.5">
        {order.items.slice(0, shown).map((item) => (
          <OrderPicture key={item.id} item={item} size="sm" />
        ))}
      </span>
      <p className="min-w-0 flex-1 basis-32">
        <span className="wrap-anywhere">
          <Marked>{productOf(first)}</Marked>
        </span>
        {more > 0 && (
          <span className="block text-small text-muted">
            {m.pharmacy_order_more_products({ count: more, shown: number(more) })}
          </span>
        )}
      </p>
    </div>
  );
};

const Where = ({ order: { address, pickup } }: { order: Order }) => {
  if (!address && !pickup) return null;
  const Icon = pickup ? Store : MapPin;
  return (
    <p className="flex items-start gap-2 text-text-2">
      <Icon aria-hidden size={18} className="mt-1 shrink-0" />
      {pickup ? inLocale(pickup.title, pickup.titleAr) : <Marked>{addressLabel(address?.addressName ?? '')}</Marked>}
    </p>
  );
};

const Head = ({ order }: { order: Order }) => (
  <div className="relative -m-2 flex items-start gap-3 rounded-md p-2 hover:bg-surface-2">
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <h2 className="text-h3">
        <Link
          to="/pharmacy/orders/$id"
          params={{ id: String(order.id) }}
          className="text-text no-underline after:absolute after:inset-0"
        >
          {orderName(order)}
        </Link>
      </h2>
      <OrderStatusBadge order={order} />
    </div>
    <ChevronRight aria-hidden size={20} className="mirrored mt-1 shrink-0 text-muted" />
  </div>
);

const isOver = (order: Order): boolean => order.completedDate !== null;

/** An order of a list with the fields of SPEC §3; its head leads to the order. */
export const OrderCard = ({ order }: { order: Order }) => {
  const planned = plannedOf(order);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <Head order={order} />
      <Products order={order} />
      <div className="flex flex-col gap-1">
        <InlineList className="text-text-2">
          <time dateTime={order.orderDate} className="tabular">
            {dateTime(order.orderDate)}
          </time>
          <span>{modeWords[order.orderMode]()}</span>
        </InlineList>
        {planned !== undefined && <p className="text-text-2">{planned}</p>}
        <Where order={order} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <span className="tabular text-h3">{money(order.amount)}</span>
        {isOver(order) && order.items.length > 0 && <ReorderButton id={order.id} size="sm" variant="soft" />}
        {order.paymentStatus === 'pending_payment' && (
          <LinkButton
            size="sm"
            variant="soft"
            icon={CreditCard}
            to="/pharmacy/orders/$id"
            params={{ id: String(order.id) }}
          >
            {m.pharmacy_order_pay({ amount: money(order.amount) })}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};
