import { KeyRound } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { vehicleWord } from '../../../shared/orders/vehicle-word.ts';
import { Avatar, portraitOf } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { ExpectedLine } from './expected-line.tsx';
import type { Order, OrderState } from './api-types.ts';

const withRider: ReadonlySet<OrderState> = new Set(['rider_assigned', 'order_picked', 'on_the_way', 'arrived']);

/** Who brings it, while somebody does. */
export const RiderCard = ({ of }: { of: Order }) => {
  if (of.RIDER_NAME === null || !withRider.has(of.STATUS)) return null;
  return (
    <Card as="section" className="flex items-center gap-3.5">
      <Avatar portrait={portraitOf({ gender: null, rider: true, id: of.ID })} size={56} />
      <div className="flex min-w-0 flex-col">
        <h2 className="text-h3">
          <Marked>{inLocale(of.RIDER_NAME, of.RIDER_NAME_AR ?? of.RIDER_NAME)}</Marked>
        </h2>
        <Facts className="text-text-2">
          <span>{m.pharmacy_order_rider()}</span>
          {of.VEHICLE_TYPE !== null && <Marked>{vehicleWord(of.VEHICLE_TYPE)}</Marked>}
          {of.VEHICLE_NUMBER !== null && <Marked>{of.VEHICLE_NUMBER}</Marked>}
        </Facts>
        <ExpectedLine of={of} />
      </div>
    </Card>
  );
};

const isToPickUp = (of: Order): boolean => of.ORDER_MODE === 'pickup' && of.STATUS === 'ready_to_ship';

/** What the handover asks for: the code comes by SMS only when it is needed (S4.15). */
export const HandoverNote = ({ of }: { of: Order }) => {
  const atCounter = isToPickUp(of);
  if (!atCounter && !withRider.has(of.STATUS)) return null;
  return (
    <Note tone="accent" icon={KeyRound}>
      {atCounter ? m.pharmacy_order_code_counter() : m.pharmacy_order_code_rider()}
    </Note>
  );
};
