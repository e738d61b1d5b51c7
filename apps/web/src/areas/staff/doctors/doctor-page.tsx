import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { AccountActions } from './account-actions.tsx';
import { DoctorChips } from './doctor-chips.tsx';
import { FeesTab } from './fees-tab.tsx';
import { HoursTab } from './hours-tab.tsx';
import { LeaveTab } from './leave-tab.tsx';
import { type DoctorDetail, doctorQuery } from './queries.ts';
import type { DoctorTab } from './search.ts';

const TextsTab = lazy(() => import('./texts-tab.tsx'));
const VisitsTab = lazy(() => import('./visits-tab.tsx'));

const panels: Readonly<Record<DoctorTab, (doctor: DoctorDetail) => ReactNode>> = {
  hours: (doctor) => <HoursTab doctor={doctor} />,
  leave: (doctor) => <LeaveTab doctor={doctor} />,
  visits: (doctor) => (
    <Deferred>
      <VisitsTab doctorId={doctor.id} />
    </Deferred>
  ),
  texts: (doctor) => (
    <Deferred>
      <TextsTab key={doctor.id} doctor={doctor} />
    </Deferred>
  ),
  fees: (doctor) => <FeesTab key={doctor.id} doctor={doctor} />,
};

const tabs = () => [
  { key: 'hours' as const, label: m.doctors_tab_hours() },
  { key: 'leave' as const, label: m.doctors_tab_leave() },
  { key: 'visits' as const, label: m.doctors_tab_visits() },
  { key: 'fees' as const, label: m.doctors_tab_fees() },
  { key: 'texts' as const, label: m.doctors_tab_texts() },
];

type DetailProps = { readonly doctor: DoctorDetail; readonly tab: DoctorTab; readonly onTab: (tab: DoctorTab) => void };

const Detail = ({ doctor: d, tab, onTab }: DetailProps) => (
  <>
    <div className="flex flex-wrap items-center gap-4">
      <Avatar size={72} portrait={portraitNamed(d.portrait, d.id)} photo={d.photo_url} />
      <span className="flex flex-col gap-2">
        <InlineList className="text-text-2">
          <Ltr>{d.code}</Ltr>
          <span>{inLocale(d.default_speciality.title, d.default_speciality.title_ar)}</span>
          {d.email_address && <Ltr className="break-all">{d.email_address}</Ltr>}
        </InlineList>
        <span className="flex flex-wrap gap-2">
          <DoctorChips doctor={d} />
        </span>
      </span>
    </div>
    <AccountActions doctor={d} />
    {(d.to_rearrange > 0 || d.walk_ins_waiting > 0) && tab !== 'visits' && (
      <Note tone="warning" icon={CalendarClock}>
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-col gap-1">
            {d.to_rearrange > 0 && <span>{m.doctors_visits_alert({ count: number(d.to_rearrange) })}</span>}
            {d.walk_ins_waiting > 0 && <span>{m.doctors_walk_ins_alert({ count: number(d.walk_ins_waiting) })}</span>}
          </span>
          <Button size="sm" onClick={() => onTab('visits')}>
            {m.doctors_visits_alert_open()}
          </Button>
        </span>
      </Note>
    )}
    <Tabs label={m.doctors_tabs()} tabs={tabs()} value={tab} onChange={onTab}>
      {panels[tab](d)}
    </Tabs>
  </>
);

/** `/staff/doctors/:id`: a doctor's hours, leave and fees, and the visits that need another time. */
export const DoctorPage = () => {
  const { id } = useParams({ from: '/staff/doctors/$id' });
  const { tab = 'hours' } = useSearch({ from: '/staff/doctors/$id' });
  const navigate = useNavigate({ from: '/staff/doctors/$id' });
  const { data, error, refetch } = useQuery(doctorQuery(id));
  const title = data ? inLocale(data.display_name, data.display_name_ar) : m.doctors_title();
  return (
    <Page>
      <PageHeading back="/staff/doctors" title={<Marked>{title}</Marked>} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />)}
      {data && (
        <Detail
          doctor={data}
          tab={tab}
          onTab={(next) =>
            void navigate({ search: next === 'hours' ? {} : { tab: next }, replace: true, resetScroll: false })
          }
        />
      )}
    </Page>
  );
};
