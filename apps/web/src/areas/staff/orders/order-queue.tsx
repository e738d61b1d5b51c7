import { ChevronRight, Hourglass, Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { orderName } from '#shared/orders/order-status-style.ts';
import { OrderStatusBadge } from '#shared/orders/order-status-badge.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import type { PharmacyOrderCard } from './queries.ts';
import { WaitingChip } from './waiting-chip.tsx';
import { minuteMs } from './waiting-time.ts';
import { modeLabel, prescriptionStyle } from './order-labels.ts';

const Marks = ({ order, now }: { order: PharmacyOrderCard; now: Date }) => (
  <span className="flex flex-wrap gap-2 min-[80rem]:justify-end">
    <WaitingChip order={order} now={now} />
    {order.status && <OrderStatusBadge order={order} />}
    {order.awaitsAnswer && (
      <Chip tone="accent" icon={Hourglass}>
        {m.staff_substitute_waits()}
      </Chip>
    )}
    {order.hasWithdrawn && <Chip tone="danger">{m.staff_withdrawn()}</Chip>}
    {order.prescription && (
      <Chip tone={prescriptionStyle(order.prescription).tone}>{prescriptionStyle(order.prescription).word()}</Chip>
    )}
    {order.isColdChain && (
      <Chip tone="accent" icon={Snowflake}>
        {m.staff_cold_chain()}
      </Chip>
    )}
  </span>
);

type RowProps = { readonly order: PharmacyOrderCard; readonly now: Date; readonly onOpen: (id: number) => void };

const Row = ({ order, now, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(order.id)}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 text-start hover:bg-surface-2 min-[80rem]:grid-cols-[11rem_minmax(10rem,1fr)_minmax(0,auto)_6.5rem_1.25rem] desktop:px-5"
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-bold">{orderName(order)}</span>
        <time dateTime={order.orderDate} className="tabular text-small text-muted">
          {dateTime(order.orderDate)}
        </time>
      </span>
      <span className="flex min-w-0 flex-col max-[80rem]:order-3 max-[80rem]:col-span-full">
        <span className="font-medium wrap-anywhere">
          <Marked>{inLocale(order.patient.name, order.patient.name_ar)}</Marked>
        </span>
        <InlineList className="text-small text-muted">
          <span className={order.orderMode === 'fast_delivery' ? 'font-bold text-text' : undefined}>
            {modeLabel(order.orderMode)}
          </span>
          <span>{m.staff_pieces({ count: number(order.itemCount) })}</span>
        </InlineList>
      </span>
      <span className="max-[80rem]:order-4 max-[80rem]:col-span-full">
        <Marks order={order} now={now} />
      </span>
      <span className="tabular justify-self-end font-medium max-[80rem]:order-2">{money(order.amount)}</span>
      <ChevronRight aria-hidden size={20} className="mirrored max-[80rem]:hidden" />
    </button>
  </li>
);

type QueueProps = { readonly orders: readonly PharmacyOrderCard[]; readonly onOpen: (id: number) => void };

/** Orders that wait, the longest waiting first. */
export const Queue = ({ orders, onOpen }: QueueProps) => {
  const now = useNow(minuteMs);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {orders.map((order) => (
        <Row key={order.id} order={order} now={now} onOpen={onOpen} />
      ))}
    </ul>
  );
};
