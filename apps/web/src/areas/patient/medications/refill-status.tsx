import { Clock, PackageCheck, Truck, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Medication, useMedicationChange } from './queries.ts';

type Refill = NonNullable<Medication['refill']>;

const StateChip = ({ refill: { status, order_id: order, kind } }: { refill: Refill }) => {
  if (status === 'rejected')
    return (
      <Chip tone="danger" icon={X}>
        {m.medicines_refill_rejected()}
      </Chip>
    );
  if (status === 'ready')
    return (
      <Chip tone="success" icon={PackageCheck}>
        {m.medicines_refill_ready()}
      </Chip>
    );
  if (order !== null)
    return (
      <Chip tone="accent" icon={Truck}>
        {m.medicines_refill_ordered()}
      </Chip>
    );
  return (
    <Chip tone="warning" icon={Clock}>
      {kind === 'delivery' ? m.medicines_refill_in_cart() : m.medicines_refill_pending()}
    </Chip>
  );
};

/** Where a request stands, and where it goes on: to the cart, to the order, or back. */
export const RefillStatus = ({ refill }: { refill: Refill }) => {
  const cancel = useMedicationChange(
    takingBack('refill', () => api.medications.cancelRefill({ params: { id: String(refill.id) } })),
    () => toast.success(m.medicines_refill_cancelled()),
  );
  const isOpen = refill.status === 'pending' || refill.status === 'ready';
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-surface-2 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip refill={refill} />
        <span className="text-small text-muted">{dateTime(refill.requested_at)}</span>
      </div>
      {refill.reason && (
        <p>
          <Marked>{refill.reason}</Marked>
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {refill.order_id !== null && (
          <LinkButton size="sm" variant="soft" to="/pharmacy/orders/$id" params={{ id: String(refill.order_id) }}>
            {m.medicines_refill_open_order()}
          </LinkButton>
        )}
        {isOpen && refill.kind === 'delivery' && refill.order_id === null && (
          <LinkButton size="sm" variant="soft" to="/pharmacy/cart">
            {m.medicines_refill_to_cart()}
          </LinkButton>
        )}
        {isOpen && refill.order_id === null && (
          <Button size="sm" variant="text" pending={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {m.medicines_refill_cancel()}
          </Button>
        )}
      </div>
    </div>
  );
};
