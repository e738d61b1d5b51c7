import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { measure } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import type { DayHours, WeeklyHours } from './types.ts';
import { kindNames } from './visit-kinds.ts';
import { clockTime, weekdayName } from './weekday-name.ts';

/** Hours of a day in one line: when, for what, and where. */
export const HoursLine = ({ hours: h }: { readonly hours: DayHours }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <span className="tabular inline-flex items-center gap-1.5">
      <Clock aria-hidden size={16} className="shrink-0 text-muted" />
      {m.doctors_block({ from: clockTime(h.start_time), to: clockTime(h.end_time) })}
    </span>
    <span className="text-small">{kindNames[h.type]()}</span>
    <span className="text-small">
      {h.clinic ? inLocale(h.clinic.title, h.clinic.title_ar) : inLocale(h.location.title, h.location.title_ar)}
    </span>
    <span className="text-small text-muted">{m.doctors_block_slot({ time: measure(h.slot_minutes, 'minute') })}</span>
  </span>
);

const key = (h: DayHours): string => `${h.start_time}${h.type}${h.location.id}`;

/** A usual week, day by day; days without hours are left out. */
export const WeeklyHoursList = ({ hours }: { readonly hours: readonly WeeklyHours[] }) => (
  <Card flush>
    <ul className="divide-y divide-line">
      {[0, 1, 2, 3, 4, 5, 6]
        .map((place) => ({ place, ofDay: hours.filter(({ weekday }) => weekday === place) }))
        .filter(({ ofDay }) => ofDay.length > 0)
        .map(({ place, ofDay }) => (
          <li key={place} className="flex flex-col gap-1 px-4 py-3 desktop:flex-row desktop:gap-4">
            <span className="font-bold desktop:w-28">{weekdayName(place)}</span>
            <span className="flex flex-col gap-1 text-text-2">
              {ofDay.map((block) => (
                <HoursLine key={key(block)} hours={block} />
              ))}
            </span>
          </li>
        ))}
    </ul>
  </Card>
);
