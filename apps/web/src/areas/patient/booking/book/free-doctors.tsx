import { typeOf } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cx } from '#shared/ui/class-names.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { EmptyState, ErrorState, SkeletonCard } from '#shared/ui/states.tsx';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import { JoinWaitingList } from '../../waiting-list/join-waiting-list.tsx';
import { isAtPlace } from '#shared/visits/visit-types.ts';
import type { DoctorCard } from '../api-types.ts';
import type { BookSearch } from './book-search.ts';
import type { useFreeDoctors } from './queries.ts';

type FreeDoctorsProps = {
  readonly free: ReturnType<typeof useFreeDoctors>;
  readonly search: BookSearch;
  readonly chosen: number | undefined;
  readonly onChoose: (doctorId: number) => void;
};

/** Who is free on the day, one of them chosen. */
export const FreeDoctors = ({ free: { data, error, refetch }, search, chosen, onChoose }: FreeDoctorsProps) => {
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    );
  if (!data) return <SkeletonCard />;
  if (data.items.length === 0) return <NobodyFree search={search} />;
  return (
    <fieldset aria-label={m.booking_doctor()} className="min-w-0 grid gap-2.5 desktop:grid-cols-2">
      {data.items.map((doctor) => (
        <DoctorButton key={doctor.id} doctor={doctor} isChosen={doctor.id === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
};

const NobodyFree = ({ search: { method = 'onsite', location, speciality, sub } }: Pick<FreeDoctorsProps, 'search'>) => (
  <EmptyState
    art="calendar"
    title={m.booking_no_record_found()}
    text={m.booking_nobody_free()}
    action={
      <div className="flex flex-col gap-2.5">
        <LinkButton variant="soft" to="/find-a-specialist" search={{ method, location, speciality, sub }}>
          {m.booking_see_soonest()}
        </LinkButton>
        <EarlierOfSpeciality method={method} location={location} speciality={sub ?? speciality} />
      </div>
    }
  />
);

/** Anybody of the speciality who becomes free earlier. */
const EarlierOfSpeciality = ({ method = 'onsite', location, speciality }: BookSearch) => {
  const type = typeOf(method) ?? 'onsite';
  if (type === 'onspot' || speciality === undefined) return null;
  return (
    <JoinWaitingList request={{ specialityId: speciality, type, locationId: isAtPlace(type) ? location : undefined }} />
  );
};

type DoctorButtonProps = Pick<FreeDoctorsProps, 'onChoose'> & {
  readonly doctor: DoctorCard;
  readonly isChosen: boolean;
};

const DoctorButton = ({ doctor, isChosen, onChoose }: DoctorButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={() => onChoose(doctor.id)}
    className={cx(
      'flex items-center gap-3 rounded-lg border p-3 text-start transition-colors',
      isChosen
        ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
        : 'border-line bg-surface hover:border-accent',
    )}
  >
    <DoctorAvatar doctor={doctor} size={56} />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex items-start justify-between gap-2">
        <span className="font-bold">{inLocale(doctor.display_name, doctor.display_name_ar)}</span>
        <Stars value={doctor.rating.count > 0 ? doctor.rating.average : null} />
      </span>
      <span className="tabular text-small text-text-2">
        {doctor.nearest_slot ? relativeTime(doctor.nearest_slot) : m.booking_none_soon()}
      </span>
      {doctor.fee !== null && <span className="tabular text-small text-text-2">{money(doctor.fee)}</span>}
    </span>
  </button>
);
