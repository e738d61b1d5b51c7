import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { positive } from '#shared/api/search.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonCard } from '#shared/ui/states.tsx';
import { ChatCard } from './chat-card.tsx';
import { ActionPanel } from './action-panel.tsx';
import { CaseHistoryCard } from '../case-history/case-history-card.tsx';
import { PaidVisitNote } from '../queue/paid-visit-note.tsx';
import { DetailCard } from './detail-card.tsx';
import { EventList } from './event-list.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { PriceCard } from './price-card.tsx';
import { appointmentDetail } from './queries.ts';
import { StatusNote } from './status-note.tsx';
import { SummaryCard } from './summary-card.tsx';

/** Only insured visits need it. */
const CoverOfVisit = lazy(async () => ({ default: (await import('../insurance/cover-card.tsx')).CoverOfVisit }));

/** Only a visit that is over can be rated. */
const AppointmentPrompt = lazy(() => import('../reviews/appointment-prompt.tsx'));

const route = getRouteApi('/appointment/$id/');

const upcoming = '/appointment/upcoming/all';

const Loading = () => (
  <Split ratio="pay">
    <SkeletonCard />
    <Skeleton className="h-56 rounded-lg" />
  </Split>
);

const NotThere = () => (
  <Card>
    <EmptyState
      art="calendar"
      title={m.patient_not_found()}
      text={m.patient_not_found_text()}
      action={
        <LinkButton to="/appointment/upcoming/$method" params={{ method: 'all' }} icon={CalendarDays}>
          {m.patient_upcoming_title()}
        </LinkButton>
      }
    />
  </Card>
);

const AppointmentDetails = ({ id }: { id: number }): ReactNode => {
  const { data: appointment, error, refetch } = useQuery(appointmentDetail(id));
  if (error instanceof ApiError && error.code === 'not_found') return <NotThere />;
  if (error && !appointment)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!appointment) return <Loading />;
  return (
    <>
      <HoldCountdown appointment={appointment} onEnd={() => void refetch()} />
      <StatusNote appointment={appointment} />
      {appointment.paid_visit && <PaidVisitNote visit={appointment.paid_visit} />}
      {appointment.cover_state !== null && (
        <Suspense fallback={null}>
          <CoverOfVisit id={appointment.id} />
        </Suspense>
      )}
      {appointment.state === 'completed' && (
        <Suspense fallback={null}>
          <AppointmentPrompt id={appointment.id} />
        </Suspense>
      )}
      <Split ratio="pay">
        <div className="flex flex-col gap-4 desktop:gap-5">
          <DetailCard appointment={appointment} />
          <SummaryCard appointment={appointment} />
          <CaseHistoryCard id={id} />
          <ChatCard appointment={appointment} />
          <EventList events={appointment.events} />
        </div>
        <div className="flex flex-col gap-4 desktop:gap-5">
          <PriceCard appointment={appointment} />
          <ActionPanel appointment={appointment} />
        </div>
      </Split>
    </>
  );
};

/** One appointment: with whom, when, where, for how much, and all that may be done about it. */
export const AppointmentPage = () => {
  const { id } = positive(route.useParams(), 'id');
  return (
    <Page>
      <PageHeading title={m.patient_appointment_title()} back={upcoming} />
      {id === undefined ? <NotThere /> : <AppointmentDetails key={id} id={id} />}
    </Page>
  );
};
