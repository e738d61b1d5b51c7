import { getRouteApi } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useDoctor } from '../find/queries.ts';
import { ContinueBar } from '../review/continue-bar.tsx';
import { idIn } from '../search-params.ts';
import { DoctorTimes } from '../slots/doctor-times.tsx';
import { useDoctorBooking } from '../slots/use-doctor-booking.ts';
import { useDesktop } from '#shared/ui/use-desktop.ts';
import { isAtPlace } from '#shared/visits/visit-types.ts';
import { JoinWaitingList } from '../../waiting-list/join-waiting-list.tsx';
import type { Appointment, DoctorDetail } from '../api-types.ts';
import type { SlotChoice } from '../slots/slot-choice.ts';
import { ClinicsTab } from './clinics-tab.tsx';
import { DoctorHeader, DoctorHeaderSkeleton } from './doctor-header.tsx';
import { type DoctorSearch, type DoctorTab, doctorTabs } from './doctor-search.ts';
import { ExperienceTab } from './experience-tab.tsx';
import { ChangeNote } from './change-note.tsx';
import { useAppointmentChange } from './use-appointment-change.ts';
import { ReviewsTab } from './reviews-tab.tsx';
import { SummaryCard } from './summary-card.tsx';

const route = getRouteApi('/find-a-specialist/$doctorId');

const tabLabels = {
  booking: m.booking_tab_booking,
  clinics: m.booking_tab_clinics,
  experience: m.booking_tab_experience,
  reviews: m.booking_tab_reviews,
} as const satisfies Record<DoctorTab, () => string>;

/** Doctor detail: booking details, clinics, work experience and reviews; also where an appointment is moved to another time. */
export const DoctorPage = () => {
  const { doctorId } = route.useParams();
  const { tab = 'booking' } = route.useSearch();
  const { data, error, isLoading, refetch } = useDoctor(idIn(doctorId));
  return (
    <Page>
      <PageHeading title={tab === 'booking' ? m.booking_choose_time() : tabLabels[tab]()} back="/find-a-specialist" />
      {data && <LoadedDoctor key={data.id} doctor={data} tab={tab} />}
      {!data && (error || idIn(doctorId) === undefined) && <NoDoctor error={error} onRetry={() => void refetch()} />}
      {isLoading && <DoctorSkeleton />}
    </Page>
  );
};

const LoadedDoctor = ({ doctor, tab }: { doctor: DoctorDetail; tab: DoctorTab }) => {
  const isDesktop = useDesktop();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (part: DoctorSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false });
  const { appointment, change, isOpen } = useAppointmentChange(search.reschedule ?? search.rebook);
  const { choice, request, looking, fee, onSlot } = useDoctorBooking({
    doctor,
    search: change?.change ? { ...search, method: change.method } : search,
    onSearch: setSearch,
    specialityId: search.speciality,
  });
  const bar = isOpen && <ContinueBar request={request} looking={looking} fee={fee} {...change} onSlot={onSlot} />;
  const times = isOpen ? (
    <>
      <DoctorTimes
        doctor={doctor}
        choice={choice}
        slotId={request?.slot.id}
        typeFixed={change !== undefined}
        onSearch={setSearch}
        onSlot={onSlot}
      />
      <Earlier doctor={doctor} filter={choice.filter} appointment={appointment} />
    </>
  ) : (
    change && <BookNewAppointment />
  );
  return (
    <Split ratio={isDesktop ? 'slots' : 'home'}>
      <Card className="flex min-w-0 flex-col gap-5 max-desktop:border-0 max-desktop:bg-transparent max-desktop:p-0">
        <DoctorHeader doctor={doctor} />
        {change && <ChangeNote appointment={appointment} change={change} />}
        <Tabs
          label={m.booking_doctor_title()}
          tabs={doctorTabs.map((key) => ({ key, label: tabLabels[key]() }))}
          value={tab}
          onChange={(next) => setSearch({ tab: next })}
        >
          {tab === 'booking' && times}
          {tab === 'clinics' && <ClinicsTab doctor={doctor} />}
          {tab === 'experience' && <ExperienceTab doctor={doctor} />}
          {tab === 'reviews' && <ReviewsTab doctor={doctor} />}
        </Tabs>
      </Card>
      {isDesktop && <SummaryCard doctor={doctor}>{bar}</SummaryCard>}
      {!isDesktop && tab === 'booking' && bar && <BottomDock>{bar}</BottomDock>}
    </Split>
  );
};

type EarlierProps = {
  readonly doctor: DoctorDetail;
  readonly filter: SlotChoice['filter'];
  readonly appointment: Appointment | undefined;
};

/** Where no time is early enough: the way to the waiting list. */
const Earlier = ({ doctor, filter: { type, locationId }, appointment }: EarlierProps) => {
  if (type === 'onspot') return null;
  return (
    <div className="mt-4 flex flex-col">
      <JoinWaitingList
        request={{
          doctorId: doctor.id,
          type,
          locationId: isAtPlace(type) ? locationId : undefined,
          appointmentId: appointment?.id,
          latest: appointment?.booked_date,
        }}
      />
    </div>
  );
};

/** Where the appointment cannot be moved: the same page without it. */
const BookNewAppointment = () => (
  <LinkButton variant="soft" from={route.id} to="." search={{}} replace>
    {m.booking_book_anew()}
  </LinkButton>
);

const NoDoctor = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) =>
  error === null || (error instanceof ApiError && error.code === 'not_found') ? (
    <EmptyState
      art="box"
      title={m.booking_data_not_found()}
      text={m.booking_doctor_not_found()}
      action={<LinkButton to="/find-a-specialist">{m.booking_find_title()}</LinkButton>}
    />
  ) : (
    <ErrorState onRetry={onRetry} reference={error instanceof ApiError ? error.request_id : undefined} />
  );

const DoctorSkeleton = () => (
  <div className="flex min-h-dvh flex-col gap-5">
    <DoctorHeaderSkeleton />
    <Skeleton className="h-12" />
    <Skeleton className="h-26" />
    <Skeleton className="h-64" />
  </div>
);
