import * as m from '../../../paraglide/messages.js';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { AnswerPart, CounterPart } from './answer-part.tsx';
import { AddressLine, EdgeCard, Head, PhoneLine, TimeFact, Times } from './card-parts.tsx';
import { faceOfStatus } from '../model/status-style.ts';
import { LocalNotes } from '../steps/local-notes.tsx';
import { NavigateButton } from './navigate-button.tsx';
import { doingOf, isBusy, isStopped, movesHere, statusHere } from './standing.ts';
import { StatusButton } from './status-button.tsx';
import type { LocalStep } from '../steps/steps.ts';
import { useLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-words.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';

type ActingProps = { readonly of: RiderOrder; readonly onStale: () => void };

const Part = ({ of, steps, onStale }: ActingProps & { readonly steps: readonly LocalStep[] }) => {
  const doing = isStopped(steps) ? 'status' : doingOf(of, steps);
  const busy = isBusy(steps);
  if (doing === 'answer') return <AnswerPart of={of} busy={busy} onEnd={onStale} />;
  if (doing === 'counter') return <CounterPart of={of} busy={busy} />;
  const waiting = steps.some(({ standing }) => standing === 'kept') && !isStopped(steps);
  return (
    <StatusButton
      of={of}
      status={statusHere(of.STATUS, steps)}
      waiting={waiting}
      busy={busy}
      moves={movesHere(of, steps)}
    />
  );
};

/** What the rider does with the order now, and what of it is still on its way. */
export const Acting = ({ of, onStale }: ActingProps) => {
  const steps = useLocalSteps(of.ID);
  return (
    <>
      <WithdrawnNote of={of} status={statusHere(of.STATUS, steps)} />
      <LocalNotes steps={steps} />
      <Part of={of} steps={steps} onStale={onStale} />
    </>
  );
};

/** An order under way, with exactly the fields of S2.20. */
export const ActiveCard = ({ of, onStale }: ActingProps) => {
  const steps = useLocalSteps(of.ID);
  const doing = doingOf(of, steps);
  return (
    <EdgeCard edge={faceOfStatus(statusHere(of.STATUS, steps)).edge} label={orderName(of)}>
      <Head of={of} />
      <Acting of={of} onStale={onStale} />
      <AddressLine of={of} />
      <PhoneLine of={of} />
      <Times>
        <TimeFact label={m.rider_order_date()} at={of.ORDER_DATE} />
        <TimeFact label={m.rider_assigned_date()} at={of.RIDER_ASSIGNED_DATE} />
      </Times>
      {/* A long word on one of them puts the other below. */}
      <div className="mt-auto flex flex-wrap gap-2.5">
        <div className="grow-5 whitespace-nowrap">
          <NavigateButton of={of} look={doing === 'status' ? 'filled' : 'soft'} />
        </div>
        <LinkButton
          look="outline"
          className="grow-3 whitespace-nowrap"
          to="/rider-order-details"
          search={{ id: of.ID, fromTab: 'active' }}
        >
          {m.rider_details()}
        </LinkButton>
      </div>
    </EdgeCard>
  );
};
