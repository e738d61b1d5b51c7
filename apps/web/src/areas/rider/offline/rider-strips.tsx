import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { PositionNote } from '../position/position-note.tsx';
import { activeOrders } from '../reads/queries.ts';
import { statusHere } from '../card/standing.ts';
import { Strip, Strips } from '../position/strip.tsx';
import { useLivePosition } from '../position/use-live-position.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { RefusedElsewhere } from './elsewhere.tsx';
import { useIsOnline } from '../../../shared/ui/use-is-online.ts';

/** Whether an order is on the way, by the server or by a step that is still here. */
const useIsOnTheWay = (): boolean => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const isOnTheWay = ({ ID, STATUS }: RiderOrder): boolean =>
    statusHere(
      STATUS,
      steps.filter(({ step }) => step.orderId === ID),
    ) === 'on_the_way';
  return data?.items.some(isOnTheWay) ?? false;
};

/** Whichever page the rider has open: while an order is on the way its patient sees where they are, and it is said. */
export const RiderStrips = () => {
  const sharing = useLivePosition(useIsOnTheWay());
  const hasLine = useIsOnline();
  return (
    // Always there to be heard.
    <output className="contents">
      <Strips>
        <RefusedElsewhere />
        {hasLine ? (
          <PositionNote sharing={sharing} />
        ) : (
          <Strip tone="warning" icon={CloudOff}>
            {m.rider_offline()}
          </Strip>
        )}
      </Strips>
    </output>
  );
};
