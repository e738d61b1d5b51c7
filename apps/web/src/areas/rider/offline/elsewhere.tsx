import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LocalNotes } from '../steps/local-notes.tsx';
import { orderName } from '../model/order-words.ts';
import { activeOrders } from '../reads/queries.ts';
import { isStopped, shownHere } from '../card/standing.ts';
import type { LocalStep } from '../steps/steps.ts';
import { Strip } from '../position/strip.tsx';
import { useAllLocalSteps } from '../steps/use-steps.ts';

type OfOrder = readonly [ID: number, steps: readonly LocalStep[]];

/** What is not settled of orders that are no longer under way here: cancelled, given to somebody else, or done from another phone. */
const useElsewhere = (): readonly OfOrder[] => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  if (!data) return [];
  const listed = new Set(shownHere(data.items, steps).map(({ ID }) => ID));
  const rest = steps.filter(({ step, standing }) => !listed.has(step.orderId) && standing !== 'sending');
  return [...Map.groupBy(rest, ({ step }) => step.orderId)];
};

const Rest = ({ of }: { of: readonly OfOrder[] }) => (
  <ul className="flex flex-col gap-3">
    {of.map(([ID, steps]) => (
      <li key={ID} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
        <h2 className="text-h3">{orderName({ ID })}</h2>
        <LocalNotes steps={steps} />
      </li>
    ))}
  </ul>
);

/** All of it, below the list. */
export const StepsElsewhere = () => {
  const rest = useElsewhere();
  return rest.length > 0 && <Rest of={rest} />;
};

const Refused = ({ of }: { of: readonly OfOrder[] }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Strip
        tone="danger"
        icon={TriangleAlert}
        action={
          <Button look="outline" size="sm" className="shrink-0" onClick={() => setOpen(true)}>
            {m.rider_refused_show()}
          </Button>
        }
      >
        {m.rider_refused_elsewhere()}
      </Strip>
      <Dialog open={open} closable onClose={close} title={m.rider_refused_elsewhere()}>
        <Rest of={of} />
      </Dialog>
    </>
  );
};

/** Of it, what was not accepted: no card of the list could show it, and nobody looks for it at its end. */
export const RefusedElsewhere = () => {
  const refused = useElsewhere().filter(([, steps]) => isStopped(steps));
  return refused.length > 0 && <Refused of={refused} />;
};
