import type { OrderState } from '@balsam/domain/order';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { OtpBoxes } from '../../../shared/ui/otp-boxes.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type DeskOrder, useDeskChange } from './queries.ts';
import { actWord } from './words.ts';

const codeLength = 6;
type Wish = { readonly to: OrderState; readonly reason?: string; readonly otp_code?: string };

/** Sends the patient their code, then takes it: only so a pickup leaves the counter. */
const HandOver = ({ order, onCode }: { order: DeskOrder; onCode: (code: string) => void }) => {
  const [code, setCode] = useState('');
  const send = useDeskChange(
    () => api.desk.sendCode({ params: { id: order.ID } }),
    () => toast.good(m.staff_code_sent()),
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-text-2">{m.staff_order_code_text()}</p>
      <Button look="outline" pending={send.isPending} onClick={() => send.mutate(undefined)}>
        {m.staff_code_send()}
      </Button>
      <OtpBoxes
        length={codeLength}
        label={m.staff_order_code_label()}
        value={code}
        onChange={setCode}
        onComplete={onCode}
      />
    </div>
  );
};

const Rejecting = ({ onReject, pending }: { onReject: (reason: string) => void; pending: boolean }) => {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Note tone="danger">{m.staff_reject_note()}</Note>
      <TextArea
        label={m.staff_reason()}
        hint={m.staff_reason_hint()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button look="danger" pending={pending} onClick={() => onReject(reason)}>
        {m.staff_act_reject()}
      </Button>
    </div>
  );
};

/** What may be done with an order now, as the server says it. What asks for more opens below. */
export const Moves = ({ order }: { order: DeskOrder }) => {
  const [asking, setAsking] = useState<OrderState>();
  const move = useDeskChange(
    (wish: Wish) => api.desk.move({ params: { id: order.ID }, body: wish, quiet: true }),
    () => {
      setAsking(undefined);
      toast.good(m.staff_moved());
    },
  );
  const go = (wish: Wish): void => {
    if (!move.isPending) move.mutate(wish);
  };
  if (order.moves.length === 0) return null;
  return (
    <section aria-label={m.staff_acts()} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        {order.moves.map(({ to, needs }) => (
          <Button
            key={to}
            look={to === 'rejected' ? 'outline' : 'filled'}
            pending={move.isPending && move.variables.to === to}
            aria-expanded={needs === null ? undefined : asking === to}
            onClick={() => (needs === null ? go({ to }) : setAsking(asking === to ? undefined : to))}
          >
            {actWord(to)}
          </Button>
        ))}
      </div>
      {move.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(move.error)}</Note>
        </div>
      )}
      {asking === 'rejected' && (
        <Rejecting pending={move.isPending} onReject={(reason) => go({ to: 'rejected', reason })} />
      )}
      {asking === 'delivered' && <HandOver order={order} onCode={(otp_code) => go({ to: 'delivered', otp_code })} />}
    </section>
  );
};
