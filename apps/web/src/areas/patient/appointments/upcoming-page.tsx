import { methodOf, type ScreenMethod } from '@balsam/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { visitTypeOf } from '#shared/visits/visit-types.ts';
import { UpcomingCard } from './appointment-card.tsx';
import { HistoryList } from './history-list.tsx';
import { appointmentTabs, type AppointmentTab } from './tabs.ts';
import { upcomingAppointments } from './queries.ts';

const route = getRouteApi('/appointment/upcoming/$method');

/** What a list of upcoming visits shows. */
type Kind = 'all' | ScreenMethod;

/** The name of a tab, with how many there are in it as soon as that is known. */
const useTabs = () => {
  const { data } = useQuery(upcomingAppointments);
  const counts = Map.groupBy(data?.items ?? [], (visit) => methodOf(visit.type));
  return appointmentTabs.map((key) => {
    if (key === 'history') return { key, label: m.patient_tab_history() };
    if (key === 'all') return { key, label: m.patient_tab_all() };
    const [tab, count] = [visitTypeOf(key).label(), counts.get(key)?.length ?? 0];
    return { key, label: count > 0 ? m.patient_tab_count({ tab, count: number(count) }) : tab };
  });
};

const BookButton = ({ kind }: { kind: Kind }) => (
  <LinkButton to="/find-a-specialist" search={kind === 'all' ? {} : { method: kind }} icon={CalendarPlus}>
    {m.patient_book()}
  </LinkButton>
);

const UpcomingList = ({ kind }: { kind: Kind }) => {
  const { data, error, refetch } = useQuery(upcomingAppointments);
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={2} />;
  const visits = data.items.filter((visit) => kind === 'all' || methodOf(visit.type) === kind);
  if (visits.length === 0)
    return (
      <Card>
        <EmptyState
          art="calendar"
          title={m.patient_upcoming_empty()}
          text={m.patient_upcoming_empty_text()}
          action={<BookButton kind={kind} />}
        />
      </Card>
    );
  return (
    <ul className="grid gap-3 desktop:grid-cols-2 desktop:gap-5">
      {visits.map((visit) => (
        <UpcomingCard key={visit.id} appointment={visit} />
      ))}
    </ul>
  );
};

/** Upcoming appointments by time, a tab for each kind of visit, and what is over in the last one. */
export const UpcomingPage = () => {
  const { method: tab } = route.useParams();
  const navigate = useNavigate();
  const open = (next: AppointmentTab) =>
    void navigate({
      to: '/appointment/upcoming/$method',
      params: { method: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <Page>
      <PageHeading
        title={m.patient_upcoming_title()}
        detail={<TextLink to="/waiting-list">{m.waiting_title()}</TextLink>}
        action={
          <LinkButton
            to="/appointment/book"
            variant="outline"
            size="sm"
            icon={CalendarPlus}
            className="max-desktop:hidden"
          >
            {m.patient_book()}
          </LinkButton>
        }
      />
      <Tabs label={m.patient_upcoming_tabs()} tabs={useTabs()} value={tab} onChange={open}>
        {tab === 'history' ? <HistoryList /> : <UpcomingList kind={tab} />}
      </Tabs>
    </Page>
  );
};
