import { Clock } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { isOnMap, nearTime } from './order-texts.ts';
import type { Order } from './api-types.ts';

/** When the rider is expected at the door; once on the way, the map says it. */
export const ExpectedLine = ({ order }: { order: Order }) => {
  const at = order.COMPLETED_DATE === null && !isOnMap(order) ? order.DELIVERY?.EXPECTED_AT : null;
  return (
    at && (
      <p className="flex items-center gap-2 font-medium">
        <Clock aria-hidden size={18} className="shrink-0 text-muted" />
        <span>{m.pharmacy_order_expected({ when: nearTime(at) })}</span>
      </p>
    )
  );
};
