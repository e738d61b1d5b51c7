import { KeyRound } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { vehicleLabel } from '#shared/orders/vehicle-label.ts';
import { Avatar, portraitOf } from '#shared/ui/avatar.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { isCalledBack } from '#shared/orders/called-back.ts';
import type { Order, OrderState } from './api-types.ts';

const withRider: ReadonlySet<OrderState> = new Set(['rider_assigned', 'order_picked', 'on_the_way', 'arrived']);

/** Who brings it, while somebody does. */
export const RiderCard = ({ order }: { order: Order }) => {
  if (order.riderName === null || !withRider.has(order.status)) return null;
  return (
    <Card as="section" className="flex items-center gap-3.5">
      <Avatar portrait={portraitOf({ gender: null, rider: true, id: order.id })} size={56} />
      <div className="flex min-w-0 flex-col">
        <h2 className="text-h3">
          <Marked>{inLocale(order.riderName, order.riderNameAr ?? order.riderName)}</Marked>
        </h2>
        <InlineList className="text-text-2">
          <span>{m.pharmacy_order_rider()}</span>
          {order.vehicleType !== null && <Marked>{vehicleLabel(order.vehicleType)}</Marked>}
          {order.vehicleNumber !== null && <Marked>{order.vehicleNumber}</Marked>}
        </InlineList>
      </div>
    </Card>
  );
};

const isToPickUp = (order: Order): boolean => order.orderMode === 'pickup' && order.status === 'ready_to_ship';

/** What the handover asks for: the code comes by SMS only when it is needed (S4.15). */
export const HandoverNote = ({ order }: { order: Order }) => {
  const atCounter = isToPickUp(order);
  if (!atCounter && (!withRider.has(order.status) || isCalledBack(order))) return null;
  return (
    <Note tone="accent" icon={KeyRound}>
      {atCounter ? m.pharmacy_order_code_counter() : m.pharmacy_order_code_rider()}
    </Note>
  );
};
