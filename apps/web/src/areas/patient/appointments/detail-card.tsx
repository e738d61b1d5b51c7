import { Link } from '@tanstack/react-router';
import { CalendarDays, House, MapPin, MapPinCheck, Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { hijriDay, longDay, relative, span, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { HomePlace } from '#shared/visits/home-place.tsx';
import { IconText, MapLink } from '#shared/ui/icon-text.tsx';
import { minutesOfSlot } from '#shared/visits/slot-time.ts';
import { DoctorLine, StatusBadge, TypeBadge } from './appointment-details.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

/** Day, hour and length. */
export const When = ({ appointment }: { appointment: Appointment }) => {
  const now = useNow(60_000);
  const isAhead = Date.parse(appointment.starts_at) > now.getTime() && appointment.state === 'booked';
  return (
    <IconText icon={CalendarDays} title={longDay(appointment.booked_date)}>
      <p className="text-text-2">{hijriDay(appointment.booked_date)}</p>
      <InlineList className="text-text-2">
        <time dateTime={appointment.starts_at} className="tabular">
          {time(appointment.start_time)}
        </time>
        <span>{span(minutesOfSlot(appointment))}</span>
        {isAhead && <span>{relative(appointment.starts_at, now)}</span>}
      </InlineList>
    </IconText>
  );
};

const Branch = ({ appointment }: { appointment: Appointment }) => (
  <IconText icon={MapPin} title={inLocale(appointment.location.title, appointment.location.title_ar)}>
    <p className="text-text-2">{inLocale(appointment.location.address, appointment.location.address_ar)}</p>
    <MapLink latitude={appointment.location.latitude} longitude={appointment.location.longitude} />
  </IconText>
);

/** The branch, the home or the call. */
export const Where = ({ appointment }: { appointment: Appointment }) => {
  if (appointment.type === 'home')
    return (
      <IconText icon={House} title={m.patient_where_home()}>
        {appointment.home_address && <HomePlace address={appointment.home_address} />}
        <p className="text-text-2">{m.patient_where_home_text()}</p>
      </IconText>
    );
  if (appointment.type !== 'virtual') return <Branch appointment={appointment} />;
  return (
    <IconText icon={Video} title={m.patient_where_video()}>
      {appointment.join_from !== null && appointment.state === 'booked' && (
        <p className="text-text-2">{m.patient_call_opens({ time: time(appointment.join_from) })}</p>
      )}
    </IconText>
  );
};

/** With whom, when and where. */
export const DetailCard = ({ appointment }: { appointment: Appointment }) => (
  <Card as="section" className="flex flex-col gap-2">
    <DoctorLine
      appointment={appointment}
      name={
        <h2 className="text-h3">
          <Link
            to="/find-a-specialist/$doctorId"
            params={{ doctorId: String(appointment.doctor.id) }}
            className="-my-2 inline-flex min-h-11 items-center text-text no-underline underline-offset-4 hover:underline"
          >
            {inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar)}
          </Link>
        </h2>
      }
    />
    <p className="mt-2 flex flex-wrap gap-2">
      <TypeBadge appointment={appointment} />
      <StatusBadge appointment={appointment} />
    </p>
    <ul className="-mb-4 divide-y divide-line">
      <When appointment={appointment} />
      <Where appointment={appointment} />
      {appointment.state === 'booked' && appointment.type === 'onsite' && (
        <IconText icon={MapPinCheck} title={m.patient_arrival()}>
          <p className="text-text-2">{m.patient_check_in_opens({ time: time(appointment.check_in_from) })}</p>
        </IconText>
      )}
    </ul>
  </Card>
);
