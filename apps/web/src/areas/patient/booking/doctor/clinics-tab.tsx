import { Clock, Hospital } from 'lucide-react';
import { addDays, weekday as weekdayOf } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { time, weekday } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { today } from '#shared/visits/slot-time.ts';
import type { DoctorDetail } from '../api-types.ts';

/** Where the doctor works, and the hours of a usual week. */
export const ClinicsTab = ({ doctor }: { doctor: DoctorDetail }) => (
  <div className="flex flex-col gap-5">
    {doctor.clinics.length === 0 && <EmptyState art="box" title={m.booking_no_data_to_show()} />}
    {doctor.clinics.length > 0 && (
      <Card as="section" flush>
        <ul className="divide-y divide-line">
          {doctor.clinics.map((clinic) => (
            <li key={clinic.id}>
              <ListRow
                icon={Hospital}
                title={inLocale(clinic.title, clinic.title_ar)}
                detail={inLocale(clinic.location.title, clinic.location.title_ar)}
              />
            </li>
          ))}
        </ul>
      </Card>
    )}
    {doctor.hours.length > 0 && <WeeklyHours hours={doctor.hours} />}
  </div>
);

type Hours = DoctorDetail['hours'];

/** A day with this place in the week, only to have its name. */
const dayNamed = (place: number): string => {
  const now = today();
  return weekday(addDays(now, place - weekdayOf(now)));
};

/** Midnight at the end of a day is written as at its beginning. */
const clock = (at: string): string => time(at === '24:00' ? '00:00' : at);

const WeeklyHours = ({ hours }: { hours: Hours }) => (
  <section className="flex flex-col gap-2">
    <SectionTitle>{m.booking_weekly_hours()}</SectionTitle>
    <Card flush>
      <ul className="divide-y divide-line">
        {[0, 1, 2, 3, 4, 5, 6]
          .map((place) => ({ place, ofDay: hours.filter((block) => block.weekday === place) }))
          .filter(({ ofDay }) => ofDay.length > 0)
          .map(({ place, ofDay }) => (
            <li key={place} className="flex flex-col gap-1 px-4 py-3 desktop:flex-row desktop:gap-4">
              <span className="font-bold desktop:w-28">{dayNamed(place)}</span>
              <span className="flex flex-col gap-1 text-text-2">
                {ofDay.map((block) => (
                  <Block key={`${block.type}${block.start_time}${block.location.id}`} block={block} />
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  </section>
);

const Block = ({ block }: { block: Hours[number] }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <span className="tabular inline-flex items-center gap-1.5">
      <Clock aria-hidden size={16} className="shrink-0 text-muted" />
      {m.booking_from_to({ from: clock(block.start_time), to: clock(block.end_time) })}
    </span>
    <span className="text-small">{visitTypes[block.type].label()}</span>
    <span className="text-small">{inLocale(block.location.title, block.location.title_ar)}</span>
  </span>
);
