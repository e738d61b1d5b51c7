import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Package } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { addressLabel } from '#shared/orders/address-label.ts';
import { arrivalOf } from '#shared/orders/arrival.ts';
import { fulfilmentOf, modeWords, orderName } from '#shared/orders/order-status-style.ts';
import { IconText } from '#shared/ui/icon-text.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Skeleton } from '#shared/ui/states.tsx';

/** The order that has been paid for: its number, where it goes, and when it may be expected. */
const PaidOrder = ({ id }: { readonly id: number }) => {
  const { data: order, error } = useQuery(api.orders.show.query({ params: { id }, quiet: true }));
  if (!order) return error ? null : <Skeleton className="h-36 w-full rounded-md" />;
  const { address, pickup, itemCount } = order;
  const isPickup = fulfilmentOf(order) === 'pickup';
  return (
    <section aria-label={orderName(order)} className="rounded-lg border border-line px-4 pt-1">
      <ul className="divide-y divide-line">
        <IconText icon={Package} title={orderName(order)}>
          <p className="text-text-2">{m.pharmacy_order_quantity({ count: itemCount, shown: number(itemCount) })}</p>
        </IconText>
        <IconText icon={CalendarClock} title={isPickup ? m.billing_order_pickup() : m.billing_order_arrival()}>
          <p className="font-medium">{arrivalOf(order)}</p>
          <p className="text-text-2">{modeWords[order.orderMode]()}</p>
          {pickup && <p className="text-text-2">{inLocale(pickup.title, pickup.titleAr)}</p>}
          {address && (
            <p className="text-text-2">
              <Marked>{addressLabel(address.addressName)}</Marked>
            </p>
          )}
        </IconText>
      </ul>
    </section>
  );
};

export default PaidOrder;
