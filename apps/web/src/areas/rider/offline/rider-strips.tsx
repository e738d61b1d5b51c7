import { useQuery } from '@tanstack/react-query';
import { CloudOff, LocateFixed, LocateOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { activeOrders } from '../reads/queries.ts';
import { localStatus } from '../card/order-actions.ts';
import { Strip, Strips } from '../position/status-strip.tsx';
import { useLivePosition, type Sharing } from '../position/use-live-position.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { RefusedOtherSteps } from './other-order-steps.tsx';
import { useIsOnline } from '#shared/ui/use-is-online.ts';

/** Says that customers see where the rider is, or why they do not; nothing while nobody waits. */
const PositionNote = ({ sharing }: { sharing: Sharing }) => {
  if (sharing === 'off' || sharing === 'asking') return null;
  const isShared = sharing === 'sharing';
  return (
    <Strip tone={isShared ? 'accent' : 'warning'} icon={isShared ? LocateFixed : LocateOff}>
      {isShared && m.rider_position_shared()}
      {sharing === 'denied' && m.rider_position_denied()}
      {sharing === 'lost' && m.rider_position_lost()}
    </Strip>
  );
};

/** Whether an order is on the way, by the server or by a step that is still here. */
const useIsOnTheWay = (): boolean => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const isOnTheWay = ({ id, status }: RiderOrder): boolean =>
    localStatus(
      status,
      steps.filter(({ step }) => step.orderId === id),
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
