import { CalendarClock, House, ShoppingBag, Store, Truck } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
import { IconFact, MapLink } from '../../../shared/ui/icon-fact.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { modeWords, fulfilmentOf } from '../../../shared/orders/order-status-style.ts';
import { cityName } from '../../../shared/orders/city-name.ts';
import { nearTime, plannedOf } from './order-words.ts';
import type { Order } from './api-types.ts';

const Home = ({ of: { ADDRESS: address, USER: user } }: { of: Order }) =>
  address && (
    <IconFact icon={House} title={<Marked>{address.ADDRESS_NAME}</Marked>}>
      <p className="text-text-2">
        <Marked>{address.ADDRESS}</Marked>
      </p>
      <Facts className="text-text-2">
        <Marked>{cityName(address.CITY)}</Marked>
        {user.phone_number !== null && <Ltr className="tabular wrap-anywhere">{user.phone_number}</Ltr>}
      </Facts>
      <MapLink latitude={address.LATITUDE} longitude={address.LONGITUDE} />
    </IconFact>
  );

const Branch = ({ of: { PICKUP: pickup } }: { of: Order }) =>
  pickup && (
    <IconFact icon={Store} title={inLocale(pickup.TITLE, pickup.TITLE_AR)}>
      <p className="text-text-2">{m.pharmacy_order_pickup_text()}</p>
      <MapLink latitude={pickup.LATITUDE} longitude={pickup.LONGITUDE} />
    </IconFact>
  );

const modeTexts: Readonly<Partial<Record<Order['ORDER_MODE'], () => string>>> = {
  fast_delivery: m.pharmacy_order_mode_fast_text,
};

/** How, when and where it is handed over. */
export const PlaceCard = ({ of }: { of: Order }) => {
  const planned = plannedOf(of);
  return (
    <Card as="section">
      <h2 className="text-h3">
        {fulfilmentOf(of) === 'pickup' ? m.pharmacy_order_pickup_title() : m.pharmacy_order_delivery_title()}
      </h2>
      <ul className="-mb-4 divide-y divide-line">
        <IconFact icon={fulfilmentOf(of) === 'pickup' ? ShoppingBag : Truck} title={modeWords[of.ORDER_MODE]()}>
          <p className="text-text-2">{m.pharmacy_order_ordered_at({ when: nearTime(of.ORDER_DATE) })}</p>
          {of.COMPLETED_DATE === null && modeTexts[of.ORDER_MODE] && (
            <p className="text-text-2">{modeTexts[of.ORDER_MODE]?.()}</p>
          )}
        </IconFact>
        {planned !== undefined && (
          <IconFact icon={CalendarClock} title={m.pharmacy_order_planned_title()}>
            <p className="tabular text-text-2">{planned}</p>
          </IconFact>
        )}
        <Home of={of} />
        <Branch of={of} />
      </ul>
    </Card>
  );
};
