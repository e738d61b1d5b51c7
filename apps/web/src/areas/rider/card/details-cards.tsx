import { BadgePercent, FileText, House, type LucideIcon, Phone, Snowflake, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money, number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { OrderPicture } from '../../../shared/orders/order-picture.tsx';
import { Totals } from '../../../shared/orders/totals.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { BesideIcon } from '../../../shared/ui/icon-fact.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { PhoneLink, TimeFact } from './card-parts.tsx';
import { addressText, offerWord } from '../model/order-words.ts';
import type { OrderItem, RiderOrderDetail } from '../model/api-types.ts';

type Props = { readonly of: RiderOrderDetail };

const Place = ({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <BesideIcon icon={icon}>
    <h3 className="text-small text-muted">{title}</h3>
    {children}
  </BesideIcon>
);

/** Where it is fetched, where it goes, and whom to call. */
export const AddressCard = ({ of }: Props) => {
  const branch = of.DELIVERY?.BRANCH;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.rider_address()}</h2>
      {branch && (
        <Place icon={Store} title={m.rider_fetch_from()}>
          <p className="font-medium">{inLocale(branch.TITLE, branch.TITLE_AR)}</p>
        </Place>
      )}
      <Place icon={House} title={m.rider_deliver_to()}>
        <p className="font-medium">
          <Marked>{addressText(of)}</Marked>
        </p>
      </Place>
      <Place icon={Phone} title={m.rider_phone()}>
        <span className="-my-2.5">
          <PhoneLink phone={of.USER.phone_number} />
        </span>
      </Place>
    </Card>
  );
};

/** When it was ordered, assigned, promised and done; en-GB and UTC, as riders read times (SPEC §9). */
export const ScheduleCard = ({ of }: Props) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{m.rider_schedule()}</h2>
    <dl className="grid grid-cols-2 gap-4">
      <TimeFact label={m.rider_order_date()} at={of.ORDER_DATE} />
      <TimeFact label={m.rider_assigned_date()} at={of.RIDER_ASSIGNED_DATE} />
      <TimeFact label={m.rider_planned()} at={of.SCHEDULED_FROM} />
      <TimeFact
        label={m.rider_expected()}
        at={of.COMPLETED_DATE === null ? (of.DELIVERY?.EXPECTED_AT ?? null) : null}
      />
      <TimeFact
        label={of.STATUS === 'returned' ? m.rider_returned_date() : m.rider_delivered_date()}
        at={of.COMPLETED_DATE}
      />
    </dl>
    <p className="text-small text-muted">{m.rider_times_utc()}</p>
  </Card>
);

const Marks = ({ of }: { of: OrderItem }) => (
  <span className="flex flex-wrap gap-1.5">
    {of.IS_WITHDRAWN && <Chip tone="danger">{m.rider_withdrawn()}</Chip>}
    {of.OFFER && (
      <Chip tone="success" icon={BadgePercent}>
        {offerWord(of.OFFER)}
      </Chip>
    )}
    {of.IS_PRESCRIPTION && <Chip icon={FileText}>{m.pharmacy_order_item_prescription()}</Chip>}
    {of.IS_COLD_CHAIN && (
      <Chip tone="accent" icon={Snowflake}>
        {m.rider_cold()}
      </Chip>
    )}
  </span>
);

const Item = ({ of }: { of: OrderItem }) => (
  <li className="flex items-start gap-3 py-3.5">
    <OrderPicture of={of} />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="font-medium">
        <Marked>{inLocale(of.PRODUCT_NAME_EN, of.PRODUCT_NAME_AR)}</Marked>
      </span>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: of.QUANTITY, shown: number(of.QUANTITY) })}
      </span>
      <Marks of={of} />
    </div>
    <span className="tabular shrink-0 font-medium whitespace-nowrap">{money(of.TOTAL_PRICE)}</span>
  </li>
);

/** What is in the bag, with the offers; what the pharmacist took out is not. */
export const ItemsCard = ({ of }: Props) => (
  <Card as="section">
    <h2 className="text-h3">{m.rider_items()}</h2>
    <ul className="-mb-3.5 divide-y divide-line">
      {of.ITEMS.filter(({ IS_TAKEN_OUT: out }) => !out).map((item) => (
        <Item key={item.ID} of={item} />
      ))}
    </ul>
  </Card>
);

/** The total by SPEC §9. */
export const SummaryCard = ({ of }: Props) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{m.rider_summary()}</h2>
    <Totals of={of} way="delivery" coupon={of.COUPON_CODE} />
  </Card>
);
