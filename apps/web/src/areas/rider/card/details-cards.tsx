import { BadgePercent, FileText, House, type LucideIcon, Phone, Snowflake, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { OrderPicture } from '#shared/orders/order-picture.tsx';
import { Totals } from '#shared/orders/totals.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { IconRow } from '#shared/ui/icon-text.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { CustomerName, PhoneLink, TimeFact } from './card-parts.tsx';
import { addressText, offerWord } from '../model/order-texts.ts';
import type { OrderItem, RiderOrderDetail } from '../model/api-types.ts';

type Props = { readonly order: RiderOrderDetail };

const Place = ({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <IconRow icon={icon}>
    <h3 className="text-small text-muted">{title}</h3>
    {children}
  </IconRow>
);

/** Where it is fetched, where it goes, and whom to call. */
export const AddressCard = ({ order }: Props) => {
  const branch = order.delivery?.branch;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.rider_address()}</h2>
      {branch && (
        <Place icon={Store} title={m.rider_fetch_from()}>
          <p className="font-medium">{inLocale(branch.title, branch.titleAr)}</p>
        </Place>
      )}
      <Place icon={House} title={m.rider_deliver_to()}>
        <p className="font-bold">
          <CustomerName user={order.user} />
        </p>
        <p className="font-medium">
          <Marked>{addressText(order)}</Marked>
        </p>
      </Place>
      <Place icon={Phone} title={m.rider_phone()}>
        <span className="-my-2.5">
          <PhoneLink phone={order.user.phone_number} />
        </span>
      </Place>
    </Card>
  );
};

/** When it was ordered, assigned, promised and done; en-GB and UTC, as riders read times (SPEC §9). */
export const ScheduleCard = ({ order }: Props) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{m.rider_schedule()}</h2>
    <dl className="grid grid-cols-2 gap-4">
      <TimeFact label={m.rider_order_date()} at={order.orderDate} />
      <TimeFact label={m.rider_assigned_date()} at={order.riderAssignedDate} />
      <TimeFact label={m.rider_planned()} at={isCalledBack(order) ? null : order.scheduledFrom} />
      <TimeFact
        label={m.rider_expected()}
        at={order.completedDate === null ? (order.delivery?.expectedAt ?? null) : null}
      />
      <TimeFact
        label={order.status === 'returned' ? m.rider_returned_date() : m.rider_delivered_date()}
        at={order.completedDate}
      />
    </dl>
    <p className="text-small text-muted">{m.rider_times_utc()}</p>
  </Card>
);

const Marks = ({ item }: { item: OrderItem }) => (
  <span className="flex flex-wrap gap-1.5">
    {item.isWithdrawn && <Chip tone="danger">{m.rider_withdrawn()}</Chip>}
    {item.offer && (
      <Chip tone="success" icon={BadgePercent}>
        {offerWord(item.offer)}
      </Chip>
    )}
    {item.isPrescription && <Chip icon={FileText}>{m.pharmacy_order_item_prescription()}</Chip>}
    {item.isColdChain && (
      <Chip tone="accent" icon={Snowflake}>
        {m.rider_cold()}
      </Chip>
    )}
  </span>
);

const Item = ({ item }: { item: OrderItem }) => (
  <li className="flex items-start gap-3 py-3.5">
    <OrderPicture item={item} />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="font-medium">
        <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
      </span>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: item.quantity, shown: number(item.quantity) })}
      </span>
      <Marks item={item} />
    </div>
    <span className="tabular shrink-0 font-medium whitespace-nowrap">{money(item.priceWithVat)}</span>
  </li>
);

/** What is in the bag, with the offers; what the pharmacist took out is not. */
export const ItemsCard = ({ order }: Props) => (
  <Card as="section">
    <h2 className="text-h3">{m.rider_items()}</h2>
    <ul className="-mb-3.5 divide-y divide-line">
      {order.items
        .filter(({ isTakenOut: out }) => !out)
        .map((item) => (
          <Item key={item.id} item={item} />
        ))}
    </ul>
  </Card>
);

/** The total by SPEC §9. */
export const SummaryCard = ({ order }: Props) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{m.rider_summary()}</h2>
    <Totals sums={order} fulfilment="delivery" coupon={order.couponCode} />
  </Card>
);
