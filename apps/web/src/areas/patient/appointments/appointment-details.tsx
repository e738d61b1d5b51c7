import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { hijriDay, longDay, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { isAtPlace, visitTypes } from '#shared/visits/visit-types.ts';
import { statusStyle } from './status-style.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

/** Who: portrait, name, speciality, and at the end whatever the screen puts there. */
export const DoctorLine = ({
  appointment,
  name,
  end,
}: {
  appointment: Appointment;
  name: ReactNode;
  end?: ReactNode;
}) => (
  <div className="flex items-center gap-3">
    <Avatar
      size={56}
      portrait={portraitNamed(appointment.doctor.portrait, appointment.doctor.id)}
      photo={appointment.doctor.photo_url}
    />
    <div className="flex min-w-0 flex-1 flex-col">
      {name}
      <p className="text-text-2">{inLocale(appointment.app_speciality.title, appointment.app_speciality.title_ar)}</p>
    </div>
    {end}
  </div>
);

export const StatusBadge = ({ appointment }: { appointment: Appointment }) => {
  const { tone, icon, word } = statusStyle(appointment);
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
};

export const TypeBadge = ({ appointment }: { appointment: Appointment }) => {
  const { icon, label } = visitTypes[appointment.type];
  return (
    <Chip tone="accent" icon={icon}>
      {label()}
    </Chip>
  );
};

/** When and where in two lines, for a list. */
export const WhenWhere = ({ appointment }: { appointment: Appointment }) => (
  <div className="flex flex-col gap-1.5 text-text-2">
    <p className="flex items-start gap-2.5">
      <CalendarDays aria-hidden size={18} className="mt-1 shrink-0 text-muted" />
      <span>
        <span className="block font-medium text-text">{longDay(appointment.booked_date)}</span>
        <InlineList>
          <time dateTime={appointment.starts_at} className="tabular font-medium text-text">
            {time(appointment.start_time)}
          </time>
          <span>{hijriDay(appointment.booked_date)}</span>
        </InlineList>
      </span>
    </p>
    {isAtPlace(appointment.type) && (
      <p className="flex items-center gap-2.5">
        <MapPin aria-hidden size={18} className="shrink-0 text-muted" />
        {inLocale(appointment.location.title, appointment.location.title_ar)}
      </p>
    )}
  </div>
);
