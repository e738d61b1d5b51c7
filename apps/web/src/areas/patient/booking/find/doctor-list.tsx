import { ChevronDown } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { DoctorCard as Doctor } from '../api-types.ts';
import { DoctorCard, onwards } from './doctor-card.tsx';
import { hasFilters } from './find-changes.ts';
import type { FindSearch } from './find-search.ts';
import type { useDoctors } from './queries.ts';

type DoctorListProps = {
  readonly found: ReturnType<typeof useDoctors>;
  readonly search: FindSearch;
  /** Whose times stand beside the list; nothing where they are a page of their own. */
  readonly selected: number | undefined;
  readonly onSelect: ((doctor: Doctor) => void) | undefined;
  readonly onMore: () => void;
  readonly onClear: () => void;
};

/** The doctors that fit, ten more at a time. */
export const DoctorList = ({ found, search, selected, onSelect, onMore, onClear }: DoctorListProps) => {
  const { doctors, isPending, isLast, error, retry } = found;
  if (doctors.length === 0 && isPending) return <SkeletonList count={4} />;
  if (doctors.length === 0 && !error) return <NobodyFound search={search} onClear={onClear} />;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {doctors.map((doctor) => (
        <DoctorCard
          key={doctor.id}
          doctor={doctor}
          search={search}
          selected={doctor.id === selected}
          action={
            <TimesButton doctor={doctor} search={search} isSelected={doctor.id === selected} onSelect={onSelect} />
          }
        />
      ))}
      {error && <ErrorState onRetry={retry} reference={error instanceof ApiError ? error.request_id : undefined} />}
      {!isLast && !error && (
        <Button variant="outline" wide icon={ChevronDown} pending={isPending} onClick={onMore}>
          {m.shell_show_more()}
        </Button>
      )}
    </div>
  );
};

const NobodyFound = ({ search, onClear }: Pick<DoctorListProps, 'search' | 'onClear'>) => (
  <EmptyState
    art="box"
    title={m.booking_no_record_found()}
    text={m.booking_nobody_fits()}
    action={
      <Button variant="soft" onClick={onClear}>
        {hasFilters(search) ? m.booking_clear_filters() : m.shell_search_clear()}
      </Button>
    }
  />
);

type TimesButtonProps = Pick<DoctorListProps, 'search' | 'onSelect'> & {
  readonly doctor: Doctor;
  readonly isSelected: boolean;
};

/** Beside the list on desktop, a page of its own on phones. */
const TimesButton = ({ doctor, search, isSelected, onSelect }: TimesButtonProps) => {
  const label = m.booking_times_of({ doctor: inLocale(doctor.display_name, doctor.display_name_ar) });
  if (onSelect)
    return (
      <Button
        size="sm"
        variant={isSelected ? 'filled' : 'soft'}
        aria-label={label}
        aria-pressed={isSelected}
        onClick={() => onSelect(doctor)}
      >
        {m.booking_times()}
      </Button>
    );
  return (
    <LinkButton
      size="sm"
      variant="soft"
      aria-label={label}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(doctor.id) }}
      search={onwards(search, doctor)}
    >
      {m.booking_times()}
    </LinkButton>
  );
};
