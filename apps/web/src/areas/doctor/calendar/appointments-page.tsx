import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Day, riyadhDay } from '@balsam/domain/time';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { hijriDay, longDay, shortDay } from '#shared/format/index.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { QueueSection } from '../queue/queue-section.tsx';
import { visitsOf } from '../today/queries.ts';
import { TodayList } from '../today/today-list.tsx';
import { DaySteps } from './day-steps.tsx';
import { type AppointmentsSearch, weekAround } from './search.ts';
import { WeekView } from './week-view.tsx';

const route = getRouteApi('/doctor/appointments/');

type ViewProps = { readonly day: Day; readonly today: Day; readonly onDay: (day: Day) => void };

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState onRetry={onRetry} reference={error instanceof ApiError ? error.request_id : undefined} />
);

const DayView = ({ day }: ViewProps) => {
  const { data, error, refetch } = useQuery(visitsOf(day, 1));
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="calendar" title={m.doctor_empty_title()} text={m.doctor_day_empty_text()} />;
  return <TodayList visits={data.items} />;
};

/** Another week stands in the place of the one before it, without its visits until they are there. */
export const Week = ({ day, today, onDay }: ViewProps) => {
  const days = weekAround(day);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...visitsOf(days[0] ?? day, 7),
    placeholderData: keepPreviousData,
  });
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  return <WeekView days={days} today={today} visits={isPlaceholderData ? undefined : data.items} onDay={onDay} />;
};

const Detail = ({ day, isWeek }: { day: Day; isWeek: boolean }) => {
  const days = weekAround(day);
  if (isWeek) return m.doctor_week_of({ from: shortDay(days[0] ?? day), to: shortDay(days.at(-1) ?? day) });
  return (
    <InlineList>
      <span>{longDay(day)}</span>
      <span>{hijriDay(day)}</span>
    </InlineList>
  );
};

/** View Appointments: the doctor's own visits of a day or a week, which its address names. */
export const DoctorAppointmentsPage = () => {
  const today = riyadhDay(useNow(60_000));
  const { view, day = today } = route.useSearch();
  const navigate = useNavigate({ from: '/doctor/appointments/' });
  const go = (search: AppointmentsSearch): void => void navigate({ search, resetScroll: false });
  const goTo = (to: Day, week: boolean): void =>
    go({ ...(week && { view: 'week' as const }), ...(to !== today && { day: to }) });
  const isWeek = view === 'week';
  return (
    <Page narrow={!isWeek}>
      <PageHeading
        back="/doctor/dashboard"
        title={m.doctor_appointments_title()}
        detail={<Detail day={day} isWeek={isWeek} />}
      />
      <DaySteps day={day} today={today} step={isWeek ? 7 : 1} onDay={(to) => goTo(to, isWeek)} />
      <Tabs
        label={m.doctor_view()}
        variant="segments"
        tabs={[
          { key: 'day', label: m.doctor_view_day() },
          { key: 'week', label: m.doctor_view_week() },
        ]}
        value={isWeek ? 'week' : 'day'}
        onChange={(key) => goTo(day, key === 'week')}
      >
        {isWeek ? (
          <Week day={day} today={today} onDay={(to) => goTo(to, false)} />
        ) : (
          <div className="flex flex-col gap-6">
            {day === today && <QueueSection />}
            <DayView day={day} today={today} onDay={(to) => goTo(to, false)} />
          </div>
        )}
      </Tabs>
    </Page>
  );
};
