import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { hijriDay, longDay, time } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Avatar, portraitNamed } from '../../../shared/ui/avatar.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { isAtPlace, visitTypes } from '../booking/visit-types.ts';
import { standingOf } from './standing.ts';
import type { Appointment } from './api-types.ts';

/** Who: portrait, name, speciality, and at the end whatever the screen puts there. */
export const DoctorLine = ({ of, name, end }: { of: Appointment; name: ReactNode; end?: ReactNode }) => (
  <div className="flex items-center gap-3">
    <Avatar size={56} portrait={portraitNamed(of.doctor.portrait, of.doctor.id)} />
    <div className="flex min-w-0 flex-1 flex-col">
      {name}
      <p className="text-text-2">{inLocale(of.app_speciality.title, of.app_speciality.title_ar)}</p>
    </div>
    {end}
  </div>
);

export const StandingChip = ({ of }: { of: Appointment }) => {
  const { tone, icon, word } = standingOf(of);
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
};

export const TypeChip = ({ of }: { of: Appointment }) => {
  const { icon, label } = visitTypes[of.type];
  return (
    <Chip tone="accent" icon={icon}>
      {label()}
    </Chip>
  );
};

/** When and where in two lines, for a list. */
export const WhenWhere = ({ of }: { of: Appointment }) => (
  <div className="flex flex-col gap-1.5 text-text-2">
    <p className="flex items-start gap-2.5">
      <CalendarDays aria-hidden size={18} className="mt-1 shrink-0 text-muted" />
      <span>
        <span className="block font-medium text-text">{longDay(of.booked_date)}</span>
        <Facts>
          <time dateTime={of.starts_at} className="tabular font-medium text-text">
            {time(of.start_time)}
          </time>
          <span>{hijriDay(of.booked_date)}</span>
        </Facts>
      </span>
    </p>
    {isAtPlace(of.type) && (
      <p className="flex items-center gap-2.5">
        <MapPin aria-hidden size={18} className="shrink-0 text-muted" />
        {inLocale(of.location.title, of.location.title_ar)}
      </p>
    )}
  </div>
);
