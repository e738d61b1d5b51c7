import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { PositionNote } from '../position/position-note.tsx';
import { activeOrders } from '../reads/queries.ts';
import { localStatus } from '../card/order-actions.ts';
import { Strip, Strips } from '../position/status-strip.tsx';
import { useLivePosition } from '../position/use-live-position.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { RefusedOtherSteps } from './other-order-steps.tsx';
import { useIsOnline } from '../../../shared/ui/use-is-online.ts';

/** Whether an order is on the way, by the server or by a step that is still here. */
const useIsOnTheWay = (): boolean => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const isOnTheWay = ({ ID, STATUS }: RiderOrder): boolean =>
    localStatus(
      STATUS,
      steps.filter(({ step }) => step.orderId === ID),
    ) === 'on_the_way';
  return data?.items.some(isOnTheWay) ?? false;
};

/** Whichever page the rider has open: while an order is on the way its patient sees where they are, and it is said. */
export const RiderStrips = () => {
  const sharing = useLivePosition(useIsOnTheWay());
  const isOnline = useIsOnline();
  return (
    // Always there to be heard.
    <output className="contents">
      <Strips>
        <RefusedOtherSteps />
        {isOnline ? (
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
