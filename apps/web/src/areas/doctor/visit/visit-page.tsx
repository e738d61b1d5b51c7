import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { positive } from '#shared/api/search.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCard, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { PatientTab } from './patient-tab.tsx';
import { appointmentOf, chartOf, type DoctorAppointment } from './queries.ts';
import type { VisitSearch, VisitTab } from './search.ts';
import { VisitHead } from './visit-head.tsx';

const SummaryTab = lazy(() => import('./summary-tab.tsx'));
const ChatPanel = lazy(async () => ({ default: (await import('#shared/chat/chat-panel.tsx')).ChatPanel }));

const route = getRouteApi('/doctor/appointments/$id');

const NotThere = () => (
  <Card>
    <EmptyState
      art="calendar"
      title={m.doctor_visit_not_found()}
      action={
        <LinkButton to="/doctor/appointments" icon={CalendarDays}>
          {m.doctor_appointments_title()}
        </LinkButton>
      }
    />
  </Card>
);

const Panel = ({ visit, tab }: { readonly visit: DoctorAppointment; readonly tab: VisitTab }) => {
  if (tab === 'patient') return <PatientTab visit={visit} />;
  return (
    <Suspense fallback={<SkeletonList count={2} />}>
      {tab === 'summary' ? (
        <SummaryTab visit={visit} />
      ) : (
        <Card className="flex flex-col gap-4">
          <ChatPanel appointmentId={visit.id} />
        </Card>
      )}
    </Suspense>
  );
};

const Visit = ({ id }: { readonly id: number }) => {
  const { tab = 'patient' } = route.useSearch();
  const navigate = useNavigate({ from: '/doctor/appointments/$id' });
  const { data: visit, error, refetch } = useQuery(appointmentOf(id));
  const { data: chart } = useQuery({ ...chartOf(id), enabled: visit !== undefined });
  if (error instanceof ApiError && error.code === 'not_found') return <NotThere />;
  if (!visit) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCard />;
  const go = (search: VisitSearch): void => void navigate({ search, replace: true, resetScroll: false });
  return (
    <Split ratio="pay">
      <Tabs
        label={m.doctor_visit_tabs()}
        tabs={[
          { key: 'patient', label: m.doctor_visit_tab_patient() },
          { key: 'summary', label: m.visits_summary_title() },
          { key: 'chat', label: m.doctor_visit_tab_chat() },
        ]}
        value={tab}
        onChange={(key) => go(key === 'patient' ? {} : { tab: key })}
      >
        <Panel visit={visit} tab={tab} />
      </Tabs>
      <div className="flex flex-col gap-4 max-desktop:order-first desktop:gap-5">
        <VisitHead visit={visit} chart={chart} />
        <OutcomeCard visit={visit} />
      </div>
    </Split>
  );
};

/** `/doctor/appointments/:id`: who comes and what is known of them, the way to the call, the summary and the talk. */
export const DoctorVisitPage = () => {
  const { id } = positive(route.useParams(), 'id');
  return (
    <Page>
      <PageHeading title={m.doctor_visit_title()} back="/doctor/appointments" />
      {id === undefined ? <NotThere /> : <Visit key={id} id={id} />}
    </Page>
  );
};
