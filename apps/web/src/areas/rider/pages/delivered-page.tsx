import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { digits, money, number } from '#shared/format/index.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { useSession } from '#shared/api/session.ts';
import { Art } from '#shared/ui/art.tsx';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { referenceOf } from './active-tab.tsx';
import { LocalTime, RiderTime } from '../card/card-parts.tsx';
import { wasHandedOver } from '../proof/handed-over.ts';
import { LocalStepNotes } from '../steps/local-step-notes.tsx';
import { activeOrders, oneOrder } from '../reads/queries.ts';
import { orderName } from '../model/order-texts.ts';
import { countLeft, isStopped, localStatus } from '../card/order-actions.ts';
import { useAllLocalSteps, useLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrderDetail } from '../model/api-types.ts';

const DeliveryDetails = ({ id }: { id: number }) => {
  const { data: order } = useQuery(oneOrder(id));
  if (!order) return null;
  const details = [
    { key: 'number', label: m.rider_delivered_number(), value: digits(order.id) },
    {
      key: 'time',
      label: m.rider_delivered_time(),
      value: order.completedDate && (
        <>
          <RiderTime at={order.completedDate} />
          <LocalTime at={order.completedDate} />
        </>
      ),
    },
    { key: 'amount', label: m.rider_amount(), value: money(order.amount) },
  ];
  return (
    <Card className="w-full">
      <dl className="flex flex-col gap-3">
        {details.map(
          ({ key, label, value }) =>
            value && (
              <div key={key} className="flex items-baseline justify-between gap-4">
                <dt className="text-text-2">{label}</dt>
                <dd className="tabular text-end font-bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
};

/** What of the hand-over is still on this phone. */
const NotYetSent = ({ id }: { id: number }) => <LocalStepNotes steps={useLocalSteps(id)} />;

/** How many orders are still to be brought after this one. */
const Left = ({ id }: { id: number | undefined }) => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  if (!data) return null;
  const count = countLeft(data, steps, id);
  return (
    <p className="text-center text-text-2">
      {count === 0 ? m.rider_left_none() : m.rider_left({ count, shown: number(count) })}
    </p>
  );
};

const Done = ({ id }: { id: number | undefined }) => {
  const user = useSession()?.user;
  return (
    <Page narrow>
      <div className="flex min-h-[calc(100dvh-var(--frame-top)-2.5rem)] flex-col gap-6">
        <div className="flex flex-1 flex-col items-center justify-center gap-4 text-center">
          <Art name="done" />
          <PageHeading title={m.rider_delivered_page()} />
          <p className="text-text-2">
            <Filled sentence={m.rider_delivered_thanks({ name: gap })}>
              <PersonName person={user} />
            </Filled>
          </p>
          {id !== undefined && <NotYetSent id={id} />}
          {id !== undefined && <DeliveryDetails id={id} />}
        </div>
        <div className="flex flex-col gap-3">
          <LinkButton size="lg" wide to="/rider-orders">
            {m.rider_delivered_home()}
          </LinkButton>
          <Left id={id} />
        </div>
      </div>
    </Page>
  );
};

/** What this phone and the server know of the end of an order. */
type DeliveryState = 'delivered' | 'not_delivered' | 'asking' | 'unknown';

type Found = Pick<UseQueryResult<RiderOrderDetail>, 'data' | 'error' | 'fetchStatus'>;

const useKnown = (id: number, { data, error, fetchStatus }: Found): DeliveryState => {
  const steps = useLocalSteps(id);
  if (isStopped(steps)) return 'not_delivered';
  if (localStatus(data?.status ?? null, steps) === 'delivered' || wasHandedOver(id)) return 'delivered';
  if (fetchStatus !== 'idle') return 'asking';
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return data || isGone ? 'not_delivered' : 'unknown';
};

/** Nothing of the order is on this phone, and nobody answers. */
const Unknown = ({ id, error, onRetry }: { id: number; error: unknown; onRetry: () => void }) => {
  const isCut = error instanceof ApiError && error.code === 'network';
  return (
    <ErrorState
      {...(isCut && { title: m.rider_no_line(), text: m.rider_delivered_unknown({ order: orderName({ id }) }) })}
      onRetry={onRetry}
      help={
        <LinkButton variant="outline" to="/rider-orders">
          {m.rider_to_orders()}
        </LinkButton>
      }
      {...(!isCut && referenceOf(error))}
    />
  );
};

/** The order of an address: that it is done is only said when it is. */
const OfOrder = ({ id }: { id: number }) => {
  const found = useQuery(oneOrder(id));
  const known = useKnown(id, found);
  if (known === 'delivered') return <Done id={id} />;
  if (known === 'not_delivered') return <Navigate to="/rider-order-details" search={{ id }} replace />;
  return (
    <Page narrow>
      <span className="sr-only">
        <PageHeading title={m.rider_delivered_check()} />
      </span>
      {known === 'asking' ? (
        <SkeletonList count={1} />
      ) : (
        <Unknown id={id} error={found.error} onRetry={() => void found.refetch()} />
      )}
    </Page>
  );
};

/** Order Delivered (S2.23): that it is done, which order it was, and the way home. */
export const DeliveredPage = ({ id }: { id: number | undefined }) =>
  id === undefined ? <Done id={undefined} /> : <OfOrder id={id} />;
