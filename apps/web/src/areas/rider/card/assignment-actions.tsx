import { Check, PackageCheck, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { CountdownBar } from '#shared/ui/countdown-bar.tsx';
import { useOpenQuestion } from '../model/question.ts';
import { holdsWithdrawn } from './order-actions.ts';
import { stepOf } from '../model/step.ts';
import { useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

type AnswerActionsProps = { readonly order: RiderOrder; readonly busy: boolean; readonly onEnd: () => void };

/** A new assignment: accepted or declined within its time. */
export const AnswerActions = ({ order, busy, onEnd }: AnswerActionsProps) => {
  const openQuestion = useOpenQuestion();
  const submit = useSubmit();
  const until = order.delivery?.answerBy;
  return (
    <div className="flex flex-col gap-3">
      {until && <CountdownBar until={until} label={m.rider_answer_within()} onEnd={onEnd} />}
      <div className="grid grid-cols-2 gap-2.5">
        <Button icon={Check} pending={busy} onClick={() => void submit(stepOf(order.id, { kind: 'accept', body: {} }))}>
          {m.rider_accept()}
        </Button>
        <Button variant="outline" icon={X} disabled={busy} onClick={() => openQuestion(order, 'decline')}>
          {m.rider_decline()}
        </Button>
      </div>
    </div>
  );
};

/** At the counter, with the order in hand; until then it may still be given back. */
export const CounterActions = ({ order, busy }: Omit<AnswerActionsProps, 'onEnd'>) => {
  const openQuestion = useOpenQuestion();
  const submit = useSubmit();
  return (
    <div className="flex flex-col gap-1">
      {!holdsWithdrawn(order) && (
        <>
          <Button
            wide
            icon={PackageCheck}
            pending={busy}
            onClick={() => void submit(stepOf(order.id, { kind: 'move', body: { status: 'order_picked' } }))}
          >
            {m.rider_pick_up()}
          </Button>
          <p className="text-center text-small text-muted">{m.rider_pick_up_hint()}</p>
        </>
      )}
      <Button variant="text" size="sm" disabled={busy} onClick={() => openQuestion(order, 'decline')}>
        {m.rider_give_back()}
      </Button>
    </div>
  );
};
