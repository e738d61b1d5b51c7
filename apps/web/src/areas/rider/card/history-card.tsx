import * as m from '#paraglide/messages.js';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { AddressLine, EdgeCard, LocalTime, PaidAmount, RiderTime } from './card-parts.tsx';
import { statusStyle } from '../model/status-style.ts';
import type { OrderState, RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

/** The status of an order as its rider sees it. */
export const RiderStatusBadge = ({ status }: { status: OrderState | null }) => (
  <StatusBadge style={statusStyle(status)} className="border" />
);

/** An order that is over: when it was delivered and its status (S2.21). */
export const HistoryCard = ({ order }: { order: RiderOrder }) => (
  <EdgeCard edge={statusStyle(order.status).edge} label={orderName(order)}>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-h3">{orderName(order)}</h2>
      <RiderStatusBadge status={order.status} />
    </div>
    <AddressLine order={order} />
    <div className="mt-auto flex items-end justify-between gap-3 border-t border-line pt-3">
      <dl className="flex flex-col">
        <dt className="text-small text-muted">
          {order.status === 'returned' ? m.rider_returned_date() : m.rider_delivered_date()}
        </dt>
        <dd className="font-medium">
          {order.completedDate !== null && (
            <>
              <RiderTime at={order.completedDate} />
              <LocalTime at={order.completedDate} />
            </>
          )}
        </dd>
      </dl>
      <PaidAmount order={order} />
    </div>
    <LinkButton variant="outline" size="sm" to="/rider-order-details" search={{ id: order.id, fromTab: 'history' }}>
      {m.rider_details()}
    </LinkButton>
  </EdgeCard>
);
