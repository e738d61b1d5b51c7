import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { LocalStepNotes } from '../steps/local-step-notes.tsx';
import { orderName } from '../model/order-texts.ts';
import { activeOrders } from '../reads/queries.ts';
import { isStopped, visibleOrders } from '../card/order-actions.ts';
import type { LocalStep } from '../steps/steps.ts';
import { Strip } from '../position/status-strip.tsx';
import { useAllLocalSteps } from '../steps/use-steps.ts';

type OrderSteps = readonly [id: number, steps: readonly LocalStep[]];

/** What is not settled of orders that are no longer under way here: cancelled, given to somebody else, or done from another phone. */
const useOtherOrderSteps = (): readonly OrderSteps[] => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  if (!data) return [];
  const listed = new Set(visibleOrders(data.items, steps).map(({ id }) => id));
  const rest = steps.filter(({ step, state }) => !listed.has(step.orderId) && state !== 'sending');
  return [...Map.groupBy(rest, ({ step }) => step.orderId)];
};

const StepList = ({ entries }: { entries: readonly OrderSteps[] }) => (
  <ul className="flex flex-col gap-3">
    {entries.map(([id, steps]) => (
      <li key={id} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
        <h2 className="text-h3">{orderName({ id })}</h2>
        <LocalStepNotes steps={steps} />
      </li>
    ))}
  </ul>
);

/** All of it, below the list. */
export const OtherOrderSteps = () => {
  const rest = useOtherOrderSteps();
  return rest.length > 0 && <StepList entries={rest} />;
};

const Refused = ({ entries }: { entries: readonly OrderSteps[] }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Strip
        tone="danger"
        icon={TriangleAlert}
        action={
          <Button variant="outline" size="sm" className="shrink-0" onClick={() => setOpen(true)}>
            {m.rider_refused_show()}
          </Button>
        }
      >
        {m.rider_refused_elsewhere()}
      </Strip>
      <Dialog open={open} closable onClose={close} title={m.rider_refused_elsewhere()}>
        <StepList entries={entries} />
      </Dialog>
    </>
  );
};

/** Of it, what was not accepted: no card of the list could show it, and nobody looks for it at its end. */
export const RefusedOtherSteps = () => {
  const refused = useOtherOrderSteps().filter(([, steps]) => isStopped(steps));
  return refused.length > 0 && <Refused entries={refused} />;
};
