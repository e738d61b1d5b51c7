import { Check, MapPin, Phone, Snowflake, Truck, User, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { modeWords } from '#shared/orders/order-status-style.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { addressText, customerPhone, orderName, riderTime } from '../model/order-texts.ts';
import type { RiderOrder } from '../model/api-types.ts';

/** The box of an order: its edge has the colour of the status. */
export const EdgeCard = ({ edge, children, label }: { edge: string; children: ReactNode; label: string }) => (
  <li
    aria-label={label}
    className="relative flex flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface p-4 ps-5.5 desktop:p-5 desktop:ps-6"
  >
    <span aria-hidden className={cx('absolute inset-y-0 start-0 w-1.25', edge)} />
    {children}
  </li>
);

/** Its number, how it is to be brought, and whether it must stay cold. */
export const Head = ({ order }: { order: RiderOrder }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h2 className="text-h3">{orderName(order)}</h2>
    <span className="flex flex-wrap gap-1.5">
      {order.delivery?.isColdChain && (
        <Chip tone="accent" icon={Snowflake}>
          {m.rider_cold()}
        </Chip>
      )}
      <Chip
        tone={order.orderMode === 'fast_delivery' ? 'warning' : 'neutral'}
        icon={order.orderMode === 'fast_delivery' ? Zap : Truck}
      >
        {modeWords[order.orderMode]()}
      </Chip>
    </span>
  </div>
);

export const AddressLine = ({ order }: { order: RiderOrder }) => (
  <p className="flex items-start gap-3">
    <MapPin aria-hidden size={20} strokeWidth={1.9} className="mt-0.75 shrink-0 text-muted" />
    <span className="min-w-0 flex-1">
      <Marked>{addressText(order)}</Marked>
    </span>
  </p>
);

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone === null ? (
    <span className="text-muted">{m.rider_no_phone()}</span>
  ) : (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-11 items-center text-text no-underline underline-offset-4 hover:underline"
    >
      <bdi dir="ltr" className="tabular">
        {customerPhone(phone)}
      </bdi>
    </a>
  );

/** Whom the rider asks for at the door; not told any more once the order is over. */
export const CustomerName = ({ user }: Pick<RiderOrder, 'user'>) => {
  const name = inLocale(user.name ?? '', user.name_ar ?? '');
  return name && <Marked>{name}</Marked>;
};

export const CustomerLine = ({ order }: { order: RiderOrder }) => (
  <p className="flex items-start gap-3 font-medium">
    <User aria-hidden size={20} strokeWidth={1.9} className="mt-0.75 shrink-0 text-muted" />
    <span className="sr-only">{m.rider_customer()}</span>
    <CustomerName user={order.user} />
  </p>
);

/** What it comes to, and that nothing is to be collected at the door. */
export const PaidAmount = ({ order }: { order: RiderOrder }) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-2">
    {order.paymentStatus === 'paid' && (
      <Chip tone="success" icon={Check}>
        {m.rider_paid()}
      </Chip>
    )}
    <span className="sr-only">{m.rider_amount()}</span>
    <span className="tabular text-h3 whitespace-nowrap">{money(order.amount)}</span>
  </span>
);

export const PhoneLine = ({ order }: { order: RiderOrder }) => (
  <div className="-my-2 flex items-center gap-3">
    <Phone aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-muted" />
    <span className="sr-only">{m.rider_phone()}</span>
    <span className="flex-1">
      <PhoneLink phone={order.user.phone_number} />
    </span>
    <PaidAmount order={order} />
  </div>
);

/** An instant of the rider's screens: en-GB and UTC, left to right (SPEC §9). */
export const RiderTime = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular">
    <bdo dir="ltr">{riderTime(at)}</bdo>
  </time>
);

/** The same on the clock of the country, to read beside it. */
export const LocalTime = ({ at }: { at: string }) => (
  <span className="tabular block text-small font-text text-text-2">{m.rider_local_time({ time: time(at) })}</span>
);

export const TimeFact = ({ label, at }: { label: string; at: string | null }) =>
  at !== null && (
    <div className="flex min-w-0 flex-col">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-medium">
        <RiderTime at={at} />
        <LocalTime at={at} />
      </dd>
    </div>
  );

export const Times = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 rounded-md bg-surface-2 px-3.5 py-2.5 text-small">{children}</dl>
);
