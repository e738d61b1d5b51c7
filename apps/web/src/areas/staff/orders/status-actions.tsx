import type { OrderState } from '@balsam/domain/orders';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { HandOver } from './hand-over.tsx';
import { type PharmacyOrder, type OnRefusal, useOrderChange } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { actionLabel } from './order-labels.ts';

type MoveRequest = { readonly to: OrderState; readonly reason?: string; readonly otp_code?: string };

type EndingProps = { readonly to: OrderState; readonly onEnd: (reason: string) => void; readonly pending: boolean };

/** Ends an order with a reason: rejected as long as it is prepared, cancelled afterwards. */
const Ending = ({ to, onEnd, pending }: EndingProps) => {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Note tone="danger">{m.staff_reject_note()}</Note>
      <ReasonField value={reason} onChange={setReason} />
      <Button variant="danger" pending={pending} onClick={() => onEnd(reason)}>
        {to === 'rejected' ? m.staff_reject_finally() : m.staff_end_finally()}
      </Button>
    </div>
  );
};

const isEnding = (to: OrderState): boolean => to === 'rejected' || to === 'cancelled';

type StatusActionsProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

/** What may be done with an order now, as the server says it. What asks for more opens below. */
export const StatusActions = ({ order, onRefusal }: StatusActionsProps) => {
  const [pendingMove, setPendingMove] = useState<OrderState>();
  const { status: from } = order;
  const move = useOrderChange(
    (request: MoveRequest) =>
      api.pharmacyDesk.move({ params: { id: order.id }, body: { ...request, ...(from && { from }) }, quiet: true }),
    { onDone: () => toast.success(m.staff_moved()), onRefusal },
  );
  const go = (request: MoveRequest): void => {
    if (!move.isPending) move.mutate(request);
  };
  // While the prescription waits, it is that which is rejected.
  const moves = order.moves.filter(({ to }) => to !== 'rejected' || !order.may_judge);
  if (moves.length === 0) return null;
  return (
    <section aria-label={m.staff_acts()} className="flex flex-col gap-3">
      <div className="flex flex-col gap-2.5">
        {moves.map(({ to, needs }) => (
          <Button
            key={to}
            wide
            variant={isEnding(to) ? 'outline' : 'filled'}
            pending={move.isPending && move.variables.to === to}
            aria-expanded={needs === null ? undefined : pendingMove === to}
            onClick={() => (needs === null ? go({ to }) : setPendingMove(pendingMove === to ? undefined : to))}
          >
            {actionLabel(to)}
          </Button>
        ))}
      </div>
      {pendingMove !== undefined && isEnding(pendingMove) && (
        <Ending to={pendingMove} pending={move.isPending} onEnd={(reason) => go({ to: pendingMove, reason })} />
      )}
      {pendingMove === 'delivered' && (
        <HandOver order={order} onCode={(otp_code) => go({ to: 'delivered', otp_code })} />
      )}
    </section>
  );
};
