import { distanceKm } from '@balsam/domain/delivery';
import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, time } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { isOnMap } from './order-texts.ts';
import type { Order } from './api-types.ts';

const Canvas = lazy(() => import('./live-map-canvas.tsx'));

const minuteMs = 60_000;

type Tracking = Awaited<ReturnType<typeof api.delivery.tracking>>;
type Position = NonNullable<Tracking['position']>;

const awayText = (away: number): string =>
  away < 0.1 ? m.pharmacy_live_near() : m.pharmacy_live_away({ distance: number(away, 1) });

/** What the map shows, in words: how far, and since when that is known if it is not of this minute. */
const PositionText = ({ position, destination }: { position: Position; destination: Tracking['destination'] }) => {
  const now = useNow(minuteMs / 2);
  const isOld = now.getTime() - new Date(position.at).getTime() > 2 * minuteMs;
  return (
    <p className="text-small text-muted">
      {destination && awayText(distanceKm(position, destination))}
      {isOld && ` ${m.pharmacy_live_last({ time: time(position.at) })}`}
    </p>
  );
};

const Live = ({ order }: { order: Order }) => {
  const { data, error } = useQuery({
    ...api.delivery.tracking.query({ params: { id: order.id }, quiet: true }),
    refetchInterval: minuteMs,
  });
  const expected = data?.expected_at ?? order.delivery?.expectedAt;
  const position = data?.position ?? undefined;
  // Whatever is not known yet, the map keeps its place: what stands below does not jump.
  const isMapped = data === undefined ? !error : Boolean(position ?? data.destination);
  return (
    <Card as="section" aria-label={m.pharmacy_live_title()} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-(--rs-way-soft) text-(--rs-way-text)">
          <Navigation aria-hidden size={22} />
        </span>
        <div className="flex min-w-0 flex-col">
          <h2 className="text-h3">
            {expected ? m.pharmacy_live_expected({ time: time(expected) }) : m.pharmacy_live_title()}
          </h2>
          {data && position && <PositionText position={position} destination={data.destination} />}
          {data && !position && <p className="text-small text-muted">{m.pharmacy_live_unknown()}</p>}
        </div>
      </div>
      {isMapped && (
        <div dir="ltr" className="h-64 overflow-hidden rounded-md border border-line bg-surface-3 desktop:h-72">
          <Suspense fallback={<Skeleton className="size-full" />}>
            {data ? (
              <Canvas rider={position} door={data.destination ?? undefined} />
            ) : (
              <Skeleton className="size-full" />
            )}
          </Suspense>
        </div>
      )}
    </Card>
  );
};

/** Where the rider is and when to expect them, while the order is on the way. */
export const LiveMap = ({ order }: { order: Order }) => isOnMap(order) && <Live order={order} />;
