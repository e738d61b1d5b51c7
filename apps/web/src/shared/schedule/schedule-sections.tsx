import type { ReactNode } from 'react';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { day as dayName, longDay } from '#shared/format/index.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import type { OtherDay, WeeklyHours } from './types.ts';
import { HoursLine, WeeklyHoursList } from './weekly-hours-list.tsx';

/** Weekly hours that begin on the same day, the earliest first. */
const periodsOf = (hours: readonly WeeklyHours[]): [string, WeeklyHours[]][] =>
  [...Map.groupBy(hours, ({ valid_from: from }) => from)].toSorted(([a], [b]) => a.localeCompare(b));

type WeeklyProps = { readonly hours: readonly WeeklyHours[]; readonly none: string; readonly action?: ReactNode };

/** The weekly hours in force, and those that follow on a later day. */
export const WeeklySection = ({ hours, none, action }: WeeklyProps) => {
  const today = riyadhDay(useNow(60_000));
  const inForce = hours.filter(({ valid_from: from }) => from <= today);
  const later = periodsOf(hours.filter(({ valid_from: from }) => from > today));
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{m.doctors_weekly()}</SectionTitle>
        {action}
      </div>
      {hours.length === 0 && <p className="text-muted">{none}</p>}
      {inForce.length > 0 && (
        <>
          {later.length > 0 && <p className="font-medium">{m.doctors_weekly_now()}</p>}
          <WeeklyHoursList hours={inForce} />
        </>
      )}
      {later.map(([from, ofPeriod]) => (
        <div key={from} className="flex flex-col gap-2">
          <p className="font-medium">{m.doctors_weekly_from({ day: dayName(from) })}</p>
          <WeeklyHoursList hours={ofPeriod} />
        </div>
      ))}
    </section>
  );
};

type DaysProps = {
  readonly days: readonly OtherDay[];
  readonly action?: ReactNode;
  readonly renderAction?: (day: OtherDay) => ReactNode;
};

/** Days with other hours than the weekly ones. */
export const DaysSection = ({ days, action, renderAction }: DaysProps) => (
  <section className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <SectionTitle>{m.doctors_days()}</SectionTitle>
      {action}
    </div>
    {days.length === 0 ? (
      <p className="text-muted">{m.doctors_days_none()}</p>
    ) : (
      <Card flush>
        <ul className="divide-y divide-line">
          {days.map((other) => (
            <li key={other.day} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <span className="flex flex-col gap-1">
                <span className="font-bold">{longDay(other.day)}</span>
                {other.hours.length === 0 && <span className="text-text-2">{m.doctors_day_off()}</span>}
                {other.hours.map((block) => (
                  <HoursLine key={`${block.start_time}${block.type}`} hours={block} />
                ))}
              </span>
              {renderAction?.(other)}
            </li>
          ))}
        </ul>
      </Card>
    )}
  </section>
);
