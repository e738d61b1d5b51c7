import { TriangleAlert } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Note } from '../../../shared/ui/note.tsx';
import { holdsWithdrawn } from './order-actions.ts';
import type { OrderState, RiderOrder } from '../model/api-types.ts';

type Props = { readonly order: RiderOrder; readonly status: OrderState | null };

/** What the rider does with an order that holds what may no longer be sold: leaves it at the branch, or brings it back there. */
export const WithdrawnNote = ({ order, status }: Props) =>
  holdsWithdrawn(order) && (
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{m.rider_withdrawn_title()}</p>
      <p>{status === 'rider_assigned' ? m.rider_withdrawn_at_branch() : m.rider_withdrawn_fetched()}</p>
    </Note>
  );
