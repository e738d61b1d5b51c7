import { CalendarClock, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { hijriDay, longDay, span, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { minutesOfSlot } from '#shared/visits/slot-time.ts';
import type { BookingRequest } from './booking-request.ts';

/** Whom, when, how and where, to be read once more. */
export const RequestSummary = ({
  request: { doctor, slot, place, speciality = doctor.default_speciality },
}: {
  request: BookingRequest;
}) => {
  const { icon, label } = visitTypes[slot.type];
  const needsPlace = slot.type === 'onsite' && place !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <DoctorAvatar doctor={doctor} size={56} />
        <div className="min-w-0">
          <p className="text-h3">{inLocale(doctor.display_name, doctor.display_name_ar)}</p>
          <p className="text-text-2">{inLocale(speciality.title, speciality.title_ar)}</p>
        </div>
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        <Fact icon={CalendarClock} detail={hijriDay(slot.booked_date)}>
          {m.booking_day_at_time({ day: longDay(slot.booked_date), time: time(slot.start_time) })}
        </Fact>
        <Fact icon={icon} detail={span(minutesOfSlot(slot))}>
          {label()}
        </Fact>
        {needsPlace && <Fact icon={MapPin}>{inLocale(place.title, place.title_ar)}</Fact>}
      </ul>
    </div>
  );
};

const Fact = ({ icon: Icon, detail, children }: { icon: LucideIcon; detail?: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3 px-4 py-3">
    <Icon aria-hidden size={20} className="mt-0.75 shrink-0 text-accent-text" />
    <span className="flex min-w-0 flex-col">
      <span className="font-medium">{children}</span>
      {detail && <span className="text-small text-muted">{detail}</span>}
    </span>
  </li>
);
