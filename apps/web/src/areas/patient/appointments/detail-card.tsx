import { Link } from '@tanstack/react-router';
import { CalendarDays, House, MapPin, MapPinCheck, Video } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { hijriDay, longDay, relative, span, time } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { IconFact, MapLink } from '../../../shared/ui/icon-fact.tsx';
import { minutesOfSlot } from '../booking/when.ts';
import { DoctorLine, StandingChip, TypeChip } from './visit-facts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { Appointment } from './api-types.ts';

const When = ({ of }: { of: Appointment }) => {
  const now = useNow(60_000);
  const isAhead = Date.parse(of.starts_at) > now.getTime() && of.state === 'booked';
  return (
    <IconFact icon={CalendarDays} title={longDay(of.booked_date)}>
      <p className="text-text-2">{hijriDay(of.booked_date)}</p>
      <Facts className="text-text-2">
        <time dateTime={of.starts_at} className="tabular">
          {time(of.start_time)}
        </time>
        <span>{span(minutesOfSlot(of))}</span>
        {isAhead && <span>{relative(of.starts_at, now)}</span>}
      </Facts>
    </IconFact>
  );
};

const Branch = ({ of }: { of: Appointment }) => (
  <IconFact icon={MapPin} title={inLocale(of.location.title, of.location.title_ar)}>
    <p className="text-text-2">{inLocale(of.location.address, of.location.address_ar)}</p>
    <MapLink latitude={of.location.latitude} longitude={of.location.longitude} />
  </IconFact>
);

const Where = ({ of }: { of: Appointment }) => {
  if (of.type === 'home')
    return (
      <IconFact icon={House} title={m.patient_where_home()}>
        <p className="text-text-2">{m.patient_where_home_text()}</p>
      </IconFact>
    );
  if (of.type !== 'virtual') return <Branch of={of} />;
  return (
    <IconFact icon={Video} title={m.patient_where_video()}>
      {of.join_from !== null && of.state === 'booked' && (
        <p className="text-text-2">{m.patient_call_opens({ time: time(of.join_from) })}</p>
      )}
    </IconFact>
  );
};

/** With whom, when and where. */
export const DetailCard = ({ of }: { of: Appointment }) => (
  <Card as="section" className="flex flex-col gap-2">
    <DoctorLine
      of={of}
      name={
        <h2 className="text-h3">
          <Link
            to="/find-a-specialist/$doctorId"
            params={{ doctorId: String(of.doctor.id) }}
            className="-my-2 inline-flex min-h-11 items-center text-text no-underline underline-offset-4 hover:underline"
          >
            {inLocale(of.doctor.display_name, of.doctor.display_name_ar)}
          </Link>
        </h2>
      }
    />
    <p className="mt-2 flex flex-wrap gap-2">
      <TypeChip of={of} />
      <StandingChip of={of} />
    </p>
    <ul className="-mb-4 divide-y divide-line">
      <When of={of} />
      <Where of={of} />
      {of.state === 'booked' && of.type === 'onsite' && (
        <IconFact icon={MapPinCheck} title={m.patient_arrival()}>
          <p className="text-text-2">{m.patient_check_in_opens({ time: time(of.check_in_from) })}</p>
        </IconFact>
      )}
    </ul>
  </Card>
);
