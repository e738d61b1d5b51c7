import { Check, PackageCheck, X } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { HoldBar } from '../../shared/ui/hold-bar.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { stepOf } from './step.ts';
import { useSubmit } from './use-steps.ts';
import type { RiderOrder } from './wire.ts';
import { orderName } from './order-words.ts';

const longestReason = 200;

type DeclineProps = { readonly of: RiderOrder; readonly accepted: boolean; readonly onClose: () => void };

const DeclineDialog = ({ of, accepted, onClose }: DeclineProps) => {
  const [reason, setReason] = useState('');
  const submit = useSubmit();
  const title = accepted ? m.rider_give_back_title : m.rider_decline_title;
  const decline = (): void => {
    onClose();
    void submit(stepOf(of.ID, { kind: 'decline', body: { reason: reason.trim() } }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      icon={X}
      tone="danger"
      title={title({ order: orderName(of) })}
      actions={
        <>
          <Button look="danger" size="lg" onClick={decline}>
            {accepted ? m.rider_give_back() : m.rider_decline()}
          </Button>
          <Button look="outline" size="lg" onClick={onClose}>
            {m.rider_decline_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.rider_decline_text()}</p>
      <TextArea
        label={m.rider_decline_reason()}
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </Dialog>
  );
};

type AnswerProps = { readonly of: RiderOrder; readonly busy: boolean; readonly onEnd: () => void };

/** A new assignment: accepted or declined within its time. */
export const AnswerPart = ({ of, busy, onEnd }: AnswerProps) => {
  const [declining, setDeclining] = useState(false);
  const submit = useSubmit();
  const until = of.DELIVERY?.ANSWER_BY;
  return (
    <div className="flex flex-col gap-3">
      {until && <HoldBar until={until} label={m.rider_answer_within()} onEnd={onEnd} />}
      <div className="grid grid-cols-2 gap-2.5">
        <Button icon={Check} pending={busy} onClick={() => void submit(stepOf(of.ID, { kind: 'accept', body: {} }))}>
          {m.rider_accept()}
        </Button>
        <Button look="outline" icon={X} disabled={busy} onClick={() => setDeclining(true)}>
          {m.rider_decline()}
        </Button>
      </div>
      {declining && <DeclineDialog of={of} accepted={false} onClose={() => setDeclining(false)} />}
    </div>
  );
};

/** At the counter, with the order in hand; until then it may still be given back. */
export const CounterPart = ({ of, busy }: Omit<AnswerProps, 'onEnd'>) => {
  const [declining, setDeclining] = useState(false);
  const submit = useSubmit();
  return (
    <div className="flex flex-col gap-1">
      <Button
        wide
        icon={PackageCheck}
        pending={busy}
        onClick={() => void submit(stepOf(of.ID, { kind: 'move', body: { status: 'order_picked' } }))}
      >
        {m.rider_pick_up()}
      </Button>
      <p className="text-center text-small text-muted">{m.rider_pick_up_hint()}</p>
      <Button look="text" size="sm" disabled={busy} onClick={() => setDeclining(true)}>
        {m.rider_give_back()}
      </Button>
      {declining && <DeclineDialog of={of} accepted onClose={() => setDeclining(false)} />}
    </div>
  );
};
