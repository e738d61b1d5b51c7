import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { positive } from '#shared/api/search.ts';
import { orderName } from '#shared/orders/order-status-style.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonCard } from '#shared/ui/states.tsx';
import { ItemsCard } from './items-card.tsx';
import { LiveMap } from './live-map.tsx';
import { OrderActions } from './order-actions.tsx';
import { DestinationCard } from './destination-card.tsx';
import { PrescriptionsCard } from './prescriptions-card.tsx';
import { oneOrder } from './queries.ts';
import { RateCard } from './rate-card.tsx';
import { HandoverNote, RiderCard } from './rider-card.tsx';
import { StatusNote } from './status-note.tsx';
import { SubstituteCards } from './substitute-card.tsx';
import { Timeline } from './order-timeline.tsx';
import { TotalsCard } from './totals-card.tsx';
import type { Order } from './api-types.ts';
import { ProofPictures } from '#shared/orders/proof-pictures.tsx';

/** What shows that an order was handed over, or why it came back; only where there is something to see. */
const HandedOverCard = ({ order }: { order: Order }) => {
  const proof = order.delivery?.proof;
  if (!proof || (proof.photo === null && proof.signature === null && proof.reason === null)) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{order.status === 'returned' ? m.rider_proof_of_return() : m.rider_proof_title()}</h2>
      <ProofPictures proof={proof} />
    </Card>
  );
};

const route = getRouteApi('/pharmacy/orders/$id');

const Loading = () => (
  <Split ratio="pay">
    <div className="flex flex-col gap-4">
      <Skeleton className="h-96 rounded-lg" />
      <SkeletonCard />
    </div>
    <Skeleton className="h-72 rounded-lg" />
  </Split>
);

const NotThere = () => (
  <Card>
    <EmptyState
      art="box"
      title={m.pharmacy_order_not_found()}
      text={m.pharmacy_order_not_found_text()}
      action={
        <LinkButton to="/pharmacy/orders" icon={Package}>
          {m.pharmacy_orders_title()}
        </LinkButton>
      }
    />
  </Card>
);

const OrderDetails = ({ order, onEnd }: { order: Order; onEnd: () => void }) => (
  <>
    <SubstituteCards order={order} />
    <StatusNote order={order} onEnd={onEnd} />
    <Split ratio="pay">
      <div className="flex min-w-0 flex-col gap-4 desktop:gap-5">
        <RiderCard order={order} />
        <LiveMap order={order} />
        <HandoverNote order={order} />
        <RateCard key={order.status} order={order} />
        <HandedOverCard order={order} />
        {order.status !== null && <Timeline order={order} />}
        <PrescriptionsCard order={order} />
        <DestinationCard order={order} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 desktop:gap-5">
        <ItemsCard order={order} />
        <TotalsCard order={order} />
        <OrderActions order={order} />
      </div>
    </Split>
  </>
);

const Help = ({ id }: { id: number }) => (
  <TextLink to="/pharmacy/support" search={{ ask: true, order: id }}>
    {m.pharmacy_order_help()}
  </TextLink>
);

const Found = ({ id }: { id: number }): ReactNode => {
  const { data: order, error, refetch } = useQuery(oneOrder(id));
  const missing = error instanceof ApiError && error.code === 'not_found';
  return (
    <>
      <PageHeading
        title={order && !missing ? orderName(order) : m.pharmacy_order_title()}
        back="/pharmacy/orders"
        action={order && !missing && <Help id={id} />}
      />
      {missing && <NotThere />}
      {error && !order && !missing && (
        <ErrorState
          onRetry={() => void refetch()}
          {...(error instanceof ApiError && { reference: error.request_id })}
        />
      )}
      {!order && !error && <Loading />}
      {order && !missing && <OrderDetails order={order} onEnd={() => void refetch()} />}
    </>
  );
};

/** One order: where it is, what is in it, what it cost, and all that may be done about it (SPEC §4). */
export const OrderPage = () => {
  const { id } = positive(route.useParams(), 'id');
  return (
    <Page>
      {id === undefined ? (
        <>
          <PageHeading title={m.pharmacy_order_title()} back="/pharmacy/orders" />
          <NotThere />
        </>
      ) : (
        <Found key={id} id={id} />
      )}
    </Page>
  );
};
