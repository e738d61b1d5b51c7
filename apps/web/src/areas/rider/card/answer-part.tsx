import { Check, PackageCheck, X } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { HoldBar } from '../../../shared/ui/hold-bar.tsx';
import { useAsk } from '../model/question.ts';
import { holdsWithdrawn } from './standing.ts';
import { stepOf } from '../model/step.ts';
import { useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

type AnswerProps = { readonly of: RiderOrder; readonly busy: boolean; readonly onEnd: () => void };

/** A new assignment: accepted or declined within its time. */
export const AnswerPart = ({ of, busy, onEnd }: AnswerProps) => {
  const ask = useAsk();
  const submit = useSubmit();
  const until = of.DELIVERY?.ANSWER_BY;
  return (
    <div className="flex flex-col gap-3">
      {until && <HoldBar until={until} label={m.rider_answer_within()} onEnd={onEnd} />}
      <div className="grid grid-cols-2 gap-2.5">
        <Button icon={Check} pending={busy} onClick={() => void submit(stepOf(of.ID, { kind: 'accept', body: {} }))}>
          {m.rider_accept()}
        </Button>
        <Button look="outline" icon={X} disabled={busy} onClick={() => ask(of, 'decline')}>
          {m.rider_decline()}
        </Button>
      </div>
    </div>
  );
};

/** At the counter, with the order in hand; until then it may still be given back. */
export const CounterPart = ({ of, busy }: Omit<AnswerProps, 'onEnd'>) => {
  const ask = useAsk();
  const submit = useSubmit();
  return (
    <div className="flex flex-col gap-1">
      {!holdsWithdrawn(of) && (
        <>
          <Button
            wide
            icon={PackageCheck}
            pending={busy}
            onClick={() => void submit(stepOf(of.ID, { kind: 'move', body: { status: 'order_picked' } }))}
          >
            {m.rider_pick_up()}
          </Button>
          <p className="text-center text-small text-muted">{m.rider_pick_up_hint()}</p>
        </>
      )}
      <Button look="text" size="sm" disabled={busy} onClick={() => ask(of, 'decline')}>
        {m.rider_give_back()}
      </Button>
    </div>
  );
};
