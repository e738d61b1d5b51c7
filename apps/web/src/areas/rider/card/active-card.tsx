import * as m from '#paraglide/messages.js';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { AnswerActions, CounterActions } from './assignment-actions.tsx';
import { AddressLine, CustomerLine, EdgeCard, Head, PhoneLine, TimeFact, Times } from './card-parts.tsx';
import { statusStyle } from '../model/status-style.ts';
import { LocalStepNotes } from '../steps/local-step-notes.tsx';
import { NavigateButton } from './navigate-button.tsx';
import {
  actionKindOf,
  isBusy,
  isQuestionOpen,
  isStopped,
  localMoves,
  localStatus,
  holdsWithdrawn,
} from './order-actions.ts';
import { StatusButton } from './status-button.tsx';
import { useOpenQuestion } from '../model/question.ts';
import type { LocalStep } from '../steps/steps.ts';
import { useLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder, OrderState } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';
import { TriangleAlert, Undo2 } from 'lucide-react';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { Note } from '#shared/ui/note.tsx';

type Props = { readonly order: RiderOrder; readonly status: OrderState | null };

/** What the rider does with an order that holds what may no longer be sold: leaves it at the branch, or brings it back there. */
const WithdrawnNote = ({ order, status }: Props) =>
  holdsWithdrawn(order) &&
  !isCalledBack(order) && (
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{m.rider_withdrawn_title()}</p>
      <p>{status === 'rider_assigned' ? m.rider_withdrawn_at_branch() : m.rider_withdrawn_fetched()}</p>
    </Note>
  );

/** An order that the pharmacy wants back goes to the branch, and to nobody else. */
const CalledBackNote = ({ order }: { readonly order: RiderOrder }) =>
  isCalledBack(order) && (
    <Note tone="danger" icon={Undo2}>
      <p className="font-bold">{m.rider_called_back_title()}</p>
      <p>{m.rider_called_back()}</p>
    </Note>
  );

type OrderActionsProps = { readonly order: RiderOrder; readonly onStale: () => void };

const ActionSection = ({ order, steps, onStale }: OrderActionsProps & { readonly steps: readonly LocalStep[] }) => {
  const action = isStopped(steps) ? 'status' : actionKindOf(order, steps);
  const busy = isBusy(steps);
  if (action === 'answer') return <AnswerActions order={order} busy={busy} onEnd={onStale} />;
  if (action === 'counter') return <CounterActions order={order} busy={busy} />;
  const waiting = steps.some(({ state }) => state === 'kept') && !isStopped(steps);
  return (
    <StatusButton
      order={order}
      status={localStatus(order.status, steps)}
      waiting={waiting}
      busy={busy}
      moves={localMoves(order, steps)}
    />
  );
};

/** What the rider does with the order now, and what of it is still on its way. */
export const OrderActions = ({ order, onStale }: OrderActionsProps) => {
  const steps = useLocalSteps(order.id);
  const openQuestion = useOpenQuestion();
  return (
    <>
      <CalledBackNote order={order} />
      <WithdrawnNote order={order} status={localStatus(order.status, steps)} />
      <LocalStepNotes
        steps={steps}
        {...(isQuestionOpen(order, steps, 'order_otp') && { onCode: () => openQuestion(order, 'order_otp') })}
      />
      <ActionSection order={order} steps={steps} onStale={onStale} />
    </>
  );
};

/** An order under way, with exactly the fields of S2.20. */
export const ActiveCard = ({ order, onStale }: OrderActionsProps) => {
  const steps = useLocalSteps(order.id);
  const action = actionKindOf(order, steps);
  return (
    <EdgeCard edge={statusStyle(localStatus(order.status, steps)).edge} label={orderName(order)}>
      <Head order={order} />
      <OrderActions order={order} onStale={onStale} />
      <CustomerLine order={order} />
      <AddressLine order={order} />
      <PhoneLine order={order} />
      <Times>
        <TimeFact label={m.rider_order_date()} at={order.orderDate} />
        <TimeFact label={m.rider_assigned_date()} at={order.riderAssignedDate} />
      </Times>
      {/* A long word on one of them puts the other below. */}
      <div className="mt-auto flex flex-wrap gap-2.5">
        <div className="grow-5 whitespace-nowrap">
          <NavigateButton order={order} variant={action === 'status' ? 'filled' : 'soft'} />
        </div>
        <LinkButton
          variant="outline"
          className="grow-3 whitespace-nowrap"
          to="/rider-order-details"
          search={{ id: order.id, fromTab: 'active' }}
        >
          {m.rider_details()}
        </LinkButton>
      </div>
    </EdgeCard>
  );
};
