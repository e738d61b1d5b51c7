import { CalendarClock, ExternalLink, House, type LucideIcon, ShoppingBag, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { modeWords, wayOf } from '../../../shared/orders/order-faces.ts';
import { cityName } from '../../../shared/orders/city-name.ts';
import { nearTime, plannedOf } from './order-words.ts';
import type { Order } from './wire.ts';

type FactProps = { readonly icon: LucideIcon; readonly title: ReactNode; readonly children?: ReactNode };

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="flex items-start gap-3 py-4">
    <span className="grid size-11 shrink-0 place-content-center rounded-md bg-care-soft text-care">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="font-bold">{title}</p>
      {children}
    </div>
  </li>
);

type Spot = { readonly LATITUDE: number; readonly LONGITUDE: number };

const MapLink = ({ of: { LATITUDE: latitude, LONGITUDE: longitude } }: { of: Spot }) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-accent-text underline-offset-4 hover:underline"
  >
    {m.pharmacy_order_open_map()}
    <ExternalLink aria-hidden size={16} className="mirrored" />
  </a>
);

const Home = ({ of: { ADDRESS: address, USER: user } }: { of: Order }) =>
  address && (
    <Fact icon={House} title={<Marked>{address.ADDRESS_NAME}</Marked>}>
      <p className="text-text-2">
        <Marked>{address.ADDRESS}</Marked>
      </p>
      <Facts className="text-text-2">
        <Marked>{cityName(address.CITY)}</Marked>
        {user.phone_number !== null && <Ltr className="tabular">{user.phone_number}</Ltr>}
      </Facts>
      <MapLink of={address} />
    </Fact>
  );

const Branch = ({ of: { PICKUP: pickup } }: { of: Order }) =>
  pickup && (
    <Fact icon={Store} title={inLocale(pickup.TITLE, pickup.TITLE_AR)}>
      <p className="text-text-2">{m.pharmacy_order_pickup_text()}</p>
      <MapLink of={pickup} />
    </Fact>
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
        {wayOf(of) === 'pickup' ? m.pharmacy_order_pickup_title() : m.pharmacy_order_delivery_title()}
      </h2>
      <ul className="-mb-4 divide-y divide-line">
        <Fact icon={wayOf(of) === 'pickup' ? ShoppingBag : Truck} title={modeWords[of.ORDER_MODE]()}>
          <p className="text-text-2">{m.pharmacy_order_ordered_at({ when: nearTime(of.ORDER_DATE) })}</p>
          {of.COMPLETED_DATE === null && modeTexts[of.ORDER_MODE] && (
            <p className="text-text-2">{modeTexts[of.ORDER_MODE]?.()}</p>
          )}
        </Fact>
        {planned !== undefined && (
          <Fact icon={CalendarClock} title={m.pharmacy_order_planned_title()}>
            <p className="tabular text-text-2">{planned}</p>
          </Fact>
        )}
        <Home of={of} />
        <Branch of={of} />
      </ul>
    </Card>
  );
};
