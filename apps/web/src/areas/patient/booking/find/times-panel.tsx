import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { span } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import { ContinueBar } from '../review/continue-bar.tsx';
import type { TimeSearch } from '../slots/slot-choice.ts';
import { DoctorTimes } from '../slots/doctor-times.tsx';
import { useDoctorBooking } from '../slots/use-doctor-booking.ts';
import { minutesOfSlot, today } from '#shared/visits/slot-time.ts';
import type { DoctorDetail, FreeSlot } from '../api-types.ts';
import { timeBeside, withTimeBeside } from './find-changes.ts';
import type { FindSearch } from './find-search.ts';
import { useDoctor } from './queries.ts';

type TimesPanelProps = {
  /** Nothing while the list is still on its way. */
  readonly doctorId: number | undefined;
  readonly search: FindSearch;
  /** The free time on the doctor's card, which is then what is looked at first. */
  readonly promised: FreeSlot | null | undefined;
  readonly onSearchChange: (search: FindSearch) => void;
};

/** Beside the list on desktop: the times of the chosen doctor, and the way on. */
export const TimesPanel = ({ doctorId, ...rest }: TimesPanelProps) => (
  <Card
    as="section"
    className="sticky top-[calc(var(--frame-top)+1rem)] flex max-h-[calc(100dvh-var(--frame-top)-2rem)] flex-col gap-4 overflow-y-auto"
  >
    {doctorId === undefined ? <PanelSkeleton /> : <LoadedPanel key={doctorId} doctorId={doctorId} {...rest} />}
  </Card>
);

const LoadedPanel = ({ doctorId, ...rest }: TimesPanelProps & { doctorId: number }) => {
  const { data, error, refetch } = useDoctor(doctorId);
  if (data) return <PanelInside doctor={data} {...rest} />;
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    );
  return <PanelSkeleton />;
};

const PanelInside = ({
  doctor,
  search,
  promised,
  onSearchChange,
}: Omit<TimesPanelProps, 'doctorId'> & { doctor: DoctorDetail }) => {
  const onSearch = (change: TimeSearch): void =>
    onSearchChange(withTimeBeside(search, doctor.id, change, today(), promised));
  const { choice, request, fee, onSlot } = useDoctorBooking({
    doctor,
    search: timeBeside(search, today(), promised),
    specialityId: search.sub ?? search.speciality,
    onSearch,
  });
  const slot = request?.slot ?? choice.offer?.nearest_slot ?? null;
  return (
    <>
      <PanelHead doctor={doctor} slot={slot} />
      <DoctorTimes doctor={doctor} choice={choice} slotId={request?.slot.id} onSearch={onSearch} onSlot={onSlot} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex items-center gap-4 rounded-b-lg border-t border-line bg-surface px-5 py-4">
        <ContinueBar request={request} fee={fee} onSlot={onSlot} />
      </div>
    </>
  );
};

const PanelHead = ({ doctor, slot }: { doctor: DoctorDetail; slot: FreeSlot | null }) => {
  const place = doctor.locations.find(({ id }) => id === slot?.location_id) ?? doctor.locations[0];
  return (
    <div className="flex items-center gap-3">
      <DoctorAvatar doctor={doctor} size={56} />
      <div className="min-w-0">
        <h2 className="text-h3">{inLocale(doctor.display_name, doctor.display_name_ar)}</h2>
        <InlineList className="text-small text-text-2">
          {place && <span>{inLocale(place.title, place.title_ar)}</span>}
          {slot && <span>{span(minutesOfSlot(slot))}</span>}
        </InlineList>
      </div>
    </div>
  );
};

const PanelSkeleton = () => (
  <div className="flex flex-col gap-4">
    <output className="sr-only">{m.shell_loading()}</output>
    <div className="flex items-center gap-3">
      <Skeleton className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
    <Skeleton className="h-12" />
    <Skeleton className="h-26" />
    <Skeleton className="h-64" />
  </div>
);
