import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { OrderActions } from '../card/active-card.tsx';
import { referenceOf } from './active-tab.tsx';
import { AddressCard, ItemsCard, ScheduleCard, SummaryCard } from '../card/details-cards.tsx';
import { EdgeCard, Head } from '../card/card-parts.tsx';
import { statusStyle } from '../model/status-style.ts';
import { RiderStatusBadge } from '../card/history-card.tsx';
import { useNotified } from './native-events.ts';
import { AsOf } from '../offline/as-of.tsx';
import { NavigateButton } from '../card/navigate-button.tsx';
import { QuestionDialogs } from '../dialogs/question-dialogs.tsx';
import { oneOrder } from '../reads/queries.ts';
import type { RiderOrderDetail } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

const isOver = (order: RiderOrderDetail): boolean => order.completedDate !== null;

const OrderDetails = ({ order, onStale }: { order: RiderOrderDetail; onStale: () => void }) => (
  <Split ratio="pay">
    <div className="flex min-w-0 flex-col gap-4 desktop:gap-5">
      <ul>
        <EdgeCard edge={statusStyle(order.status).edge} label={orderName(order)}>
          <Head order={order} />
          {isOver(order) ? (
            <span>
              <RiderStatusBadge status={order.status} />
            </span>
          ) : (
            <>
              <OrderActions order={order} onStale={onStale} />
              <NavigateButton order={order} variant="soft" />
            </>
          )}
        </EdgeCard>
      </ul>
      <AddressCard order={order} />
      <ScheduleCard order={order} />
    </div>
    <div className="flex min-w-0 flex-col gap-4 desktop:gap-5">
      <ItemsCard order={order} />
      <SummaryCard order={order} />
    </div>
  </Split>
);

const Gone = () => (
  <Card>
    <EmptyState
      art="box"
      title={m.rider_details_gone()}
      text={m.rider_details_gone_text()}
      action={<LinkButton to="/rider-orders">{m.rider_to_orders()}</LinkButton>}
    />
  </Card>
);

const Found = ({ id }: { id: number }): ReactNode => {
  const { data, dataUpdatedAt, error, refetch } = useQuery(oneOrder(id));
  if (error instanceof ApiError && error.code === 'not_found') return <Gone />;
  if (error && !data) return <ErrorState onRetry={() => void refetch()} {...referenceOf(error)} />;
  if (!data) return <SkeletonList count={2} />;
  return (
    <>
      <div className="-my-5">
        <AsOf at={dataUpdatedAt} failed={error !== null} />
      </div>
      <OrderDetails order={data} onStale={() => void refetch()} />
    </>
  );
};

/** One order of a rider (S2.23): address, schedule, items, summary. The way back leads to the tab it was opened from. */
export const RiderDetailsPage = ({ id }: { id: number | undefined }) => {
  const navigate = useNavigate();
  useNotified();
  return (
    <QuestionDialogs>
      <Page>
        <div className="flex items-start gap-1">
          <IconButton
            icon={ChevronLeft}
            mirrored
            label={m.shell_back()}
            className="-ms-2.5"
            onClick={() => void navigate({ to: '/rider-orders' })}
          />
          <PageHeading title={m.rider_details_title()} />
        </div>
        {id === undefined ? <Gone /> : <Found id={id} />}
      </Page>
    </QuestionDialogs>
  );
};
