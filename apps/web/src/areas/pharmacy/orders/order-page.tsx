import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { ApiError } from '../../../shared/api/index.ts';
import { positive } from '../../../shared/api/search.ts';
import { orderName } from '../../../shared/orders/order-status-style.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { LinkButton, TextLink } from '../../../shared/ui/link-button.tsx';
import { Page, Split } from '../../../shared/ui/page.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonCard } from '../../../shared/ui/states.tsx';
import { HandedOverCard } from './handed-over-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { LiveMap } from './live-map.tsx';
import { OrderActions } from './order-actions.tsx';
import { PlaceCard } from './place-card.tsx';
import { PrescriptionsCard } from './prescriptions-card.tsx';
import { oneOrder } from './queries.ts';
import { RateCard } from './rate-card.tsx';
import { HandoverNote, RiderCard } from './rider-card.tsx';
import { StandingNote } from './standing-note.tsx';
import { Timeline } from './timeline.tsx';
import { TotalsCard } from './totals-card.tsx';
import type { Order } from './api-types.ts';

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

const Whole = ({ of, onEnd }: { of: Order; onEnd: () => void }) => (
  <>
    <StandingNote of={of} onEnd={onEnd} />
    <Split ratio="pay">
      <div className="flex min-w-0 flex-col gap-4 desk:gap-5">
        <RiderCard of={of} />
        <LiveMap of={of} />
        <HandoverNote of={of} />
        <RateCard key={of.STATUS} of={of} />
        <HandedOverCard of={of} />
        {of.STATUS !== null && <Timeline of={of} />}
        <PrescriptionsCard of={of} />
        <PlaceCard of={of} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 desk:gap-5">
        <ItemsCard of={of} />
        <TotalsCard of={of} />
        <OrderActions of={of} />
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
  const { data: of, error, refetch } = useQuery(oneOrder(id));
  const missing = error instanceof ApiError && error.code === 'not_found';
  return (
    <>
      <PageHeading
        title={of && !missing ? orderName(of) : m.pharmacy_order_title()}
        back="/pharmacy/orders"
        action={of && !missing && <Help id={id} />}
      />
      {missing && <NotThere />}
      {error && !of && !missing && (
        <ErrorState
          onRetry={() => void refetch()}
          {...(error instanceof ApiError && { reference: error.request_id })}
        />
      )}
      {!of && !error && <Loading />}
      {of && !missing && <Whole of={of} onEnd={() => void refetch()} />}
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
