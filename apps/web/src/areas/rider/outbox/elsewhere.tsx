import { useQuery } from '@tanstack/react-query';
import { LocalNotes } from '../local-notes.tsx';
import { orderName } from '../order-words.ts';
import { activeOrders } from '../queries.ts';
import { shownHere } from '../standing.ts';
import type { LocalStep } from '../steps.ts';
import { useAllLocalSteps } from '../use-steps.ts';

const byOrder = (steps: readonly LocalStep[]): readonly (readonly [number, readonly LocalStep[]])[] => [
  ...Map.groupBy(steps, ({ step }) => step.orderId),
];

/** What is not settled of orders that are no longer under way here: cancelled, given to somebody else, or done from another phone. */
export const StepsElsewhere = () => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const listed = new Set(shownHere(data?.items ?? [], steps).map(({ ID }) => ID));
  const rest = byOrder(steps.filter(({ step, standing }) => !listed.has(step.orderId) && standing !== 'sending'));
  if (!data || rest.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {rest.map(([ID, each]) => (
        <li key={ID} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
          <h2 className="text-h3">{orderName({ ID })}</h2>
          <LocalNotes steps={each} />
        </li>
      ))}
    </ul>
  );
};
