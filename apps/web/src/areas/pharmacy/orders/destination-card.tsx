import { CalendarClock, House, ShoppingBag, Store, Truck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { IconText, MapLink } from '#shared/ui/icon-text.tsx';
import { addressLabel } from '#shared/orders/address-label.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { modeWords, fulfilmentOf } from '#shared/orders/order-status-style.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { cityName } from '#shared/orders/city-name.ts';
import { nearTime, plannedOf } from '#shared/orders/arrival.ts';
import type { Order } from './api-types.ts';

const Home = ({ order: { address, user } }: { order: Order }) =>
  address && (
    <IconText icon={House} title={<Marked>{addressLabel(address.addressName)}</Marked>}>
      <p className="text-text-2">
        <Marked>{placeName(address.address)}</Marked>
      </p>
      <InlineList className="text-text-2">
        <Marked>{cityName(address.city)}</Marked>
        {user.phone_number !== null && <Ltr className="tabular wrap-anywhere">{user.phone_number}</Ltr>}
      </InlineList>
      {!address.isApproximate && <MapLink latitude={address.latitude} longitude={address.longitude} />}
    </IconText>
  );

const Branch = ({ order: { pickup } }: { order: Order }) =>
  pickup && (
    <IconText icon={Store} title={inLocale(pickup.title, pickup.titleAr)}>
      <p className="text-text-2">{m.pharmacy_order_pickup_text()}</p>
      <MapLink latitude={pickup.latitude} longitude={pickup.longitude} />
    </IconText>
  );

const modeTexts: Readonly<Partial<Record<Order['orderMode'], () => string>>> = {
  fast_delivery: m.pharmacy_order_mode_fast_text,
};

/** How, when and where it is handed over. */
export const DestinationCard = ({ order }: { order: Order }) => {
  const planned = plannedOf(order);
  return (
    <Card as="section">
      <h2 className="text-h3">
        {fulfilmentOf(order) === 'pickup' ? m.pharmacy_order_pickup_title() : m.pharmacy_order_delivery_title()}
      </h2>
      <ul className="-mb-4 divide-y divide-line">
        <IconText icon={fulfilmentOf(order) === 'pickup' ? ShoppingBag : Truck} title={modeWords[order.orderMode]()}>
          <p className="text-text-2">{m.pharmacy_order_ordered_at({ when: nearTime(order.orderDate) })}</p>
          {order.completedDate === null && !isCalledBack(order) && modeTexts[order.orderMode] && (
            <p className="text-text-2">{modeTexts[order.orderMode]?.()}</p>
          )}
        </IconText>
        {planned !== undefined && (
          <IconText icon={CalendarClock} title={m.pharmacy_order_planned_title()}>
            <p className="tabular text-text-2">{planned}</p>
          </IconText>
        )}
        <Home order={order} />
        <Branch order={order} />
      </ul>
    </Card>
  );
};
