import type { OrderState } from '@balsam/domain/orders';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { HandOver } from './hand-over.tsx';
import { type DeskOrder, type OnRefusal, useOrderChange } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { actWord } from './words.ts';

type Wish = { readonly to: OrderState; readonly reason?: string; readonly otp_code?: string };

type EndingProps = { readonly to: OrderState; readonly onEnd: (reason: string) => void; readonly pending: boolean };

/** Ends an order with a reason: rejected as long as it is prepared, cancelled afterwards. */
const Ending = ({ to, onEnd, pending }: EndingProps) => {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Note tone="danger">{m.staff_reject_note()}</Note>
      <ReasonField value={reason} onChange={setReason} />
      <Button look="danger" pending={pending} onClick={() => onEnd(reason)}>
        {to === 'rejected' ? m.staff_reject_finally() : m.staff_end_finally()}
      </Button>
    </div>
  );
};

const isEnding = (to: OrderState): boolean => to === 'rejected' || to === 'cancelled';

type MovesProps = { readonly order: DeskOrder; readonly onRefusal: OnRefusal };

/** What may be done with an order now, as the server says it. What asks for more opens below. */
export const Moves = ({ order, onRefusal }: MovesProps) => {
  const [asking, setAsking] = useState<OrderState>();
  const { STATUS: from } = order;
  const move = useOrderChange(
    (request: Wish) =>
      api.pharmacyDesk.move({ params: { id: order.ID }, body: { ...request, ...(from && { from }) }, quiet: true }),
    { onDone: () => toast.good(m.staff_moved()), onRefusal },
  );
  const go = (request: Wish): void => {
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
            look={isEnding(to) ? 'outline' : 'filled'}
            pending={move.isPending && move.variables.to === to}
            aria-expanded={needs === null ? undefined : asking === to}
            onClick={() => (needs === null ? go({ to }) : setAsking(asking === to ? undefined : to))}
          >
            {actWord(to)}
          </Button>
        ))}
      </div>
      {asking !== undefined && isEnding(asking) && (
        <Ending to={asking} pending={move.isPending} onEnd={(reason) => go({ to: asking, reason })} />
      )}
      {asking === 'delivered' && <HandOver order={order} onCode={(otp_code) => go({ to: 'delivered', otp_code })} />}
    </section>
  );
};
