import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { AddressLine, EdgeCard, RiderTime } from './card-parts.tsx';
import { statusStyle } from '../model/status-style.ts';
import type { OrderState, RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

/** A status as a badge: icon, word and tint. */
export const StatusBadge = ({ status }: { status: OrderState | null }) => {
  const { icon: Icon, word, soft, mirrored } = statusStyle(status);
  return (
    <span
      className={cx('inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-small font-medium', soft)}
    >
      <Icon aria-hidden size={16} className={cx('shrink-0', mirrored && 'mirrored')} />
      {word()}
    </span>
  );
};

/** An order that is over: when it was delivered and its status (S2.21). */
export const HistoryCard = ({ order }: { order: RiderOrder }) => (
  <EdgeCard edge={statusStyle(order.STATUS).edge} label={orderName(order)}>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-h3">{orderName(order)}</h2>
      <StatusBadge status={order.STATUS} />
    </div>
    <AddressLine order={order} />
    <div className="mt-auto flex items-end justify-between gap-3 border-t border-line pt-3">
      <dl className="flex flex-col">
        <dt className="text-small text-muted">
          {order.STATUS === 'returned' ? m.rider_returned_date() : m.rider_delivered_date()}
        </dt>
        <dd className="font-medium">{order.COMPLETED_DATE !== null && <RiderTime at={order.COMPLETED_DATE} />}</dd>
      </dl>
      <span className="tabular font-bold whitespace-nowrap">{money(order.AMOUNT)}</span>
    </div>
    <LinkButton variant="outline" size="sm" to="/rider-order-details" search={{ id: order.ID, fromTab: 'history' }}>
      {m.rider_details()}
    </LinkButton>
  </EdgeCard>
);
