import { useQuery } from '@tanstack/react-query';
import { PositionNote } from './position-note.tsx';
import { activeOrders } from './queries.ts';
import { statusHere } from './standing.ts';
import { useAllLocalSteps } from './use-steps.ts';
import type { RiderOrder } from './wire.ts';

/** Wherever the rider is among these pages: while an order is on the way, its patient sees where they are. */
export const UnderWayNote = () => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const isOnTheWay = ({ ID, STATUS }: RiderOrder): boolean =>
    statusHere(
      STATUS,
      steps.filter(({ step }) => step.orderId === ID),
    ) === 'on_the_way';
  return <PositionNote isOnTheWay={data?.items.some(isOnTheWay) ?? false} />;
};
