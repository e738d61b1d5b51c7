import { useQuery } from '@tanstack/react-query';
import { PositionNote } from './position-note.tsx';
import { activeOrders } from './queries.ts';

/** Wherever the rider is among these pages: while an order is on the way, its patient sees where they are. */
export const UnderWayNote = () => {
  const { data } = useQuery(activeOrders(''));
  return <PositionNote isOnTheWay={data?.items.some(({ STATUS }) => STATUS === 'on_the_way') ?? false} />;
};
