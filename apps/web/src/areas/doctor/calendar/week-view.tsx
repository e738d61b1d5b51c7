import type { Day } from '@balsam/domain/time';
import { Link } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { dayOfMonth, number, time, weekday } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import type { DoctorVisit } from '../today/queries.ts';
import { isOver, nameOf, statusStyle, types } from '../today/visit-status-style.ts';

const Item = ({ visit }: { visit: DoctorVisit }) => {
  const { icon: Icon, word } = types[visit.type];
  const status = statusStyle(visit);
  return (
    <li>
      <Link
        to="/doctor/appointments/$id"
        params={{ id: String(visit.id) }}
        className={cx(
          'flex min-h-11 flex-wrap items-baseline gap-x-3 px-3 py-2 no-underline hover:bg-surface-2 desktop:flex-col desktop:gap-x-0',
          isOver(visit) ? 'text-muted' : 'text-text',
        )}
      >
        <time dateTime={visit.starts_at} className="tabular text-small font-bold whitespace-nowrap">
          {time(visit.start_time)}
        </time>
        <span className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere desktop:basis-auto">
          <Marked>{nameOf(visit)}</Marked>
        </span>
        <span className="inline-flex items-center gap-1.5 text-small text-muted">
          <Icon aria-hidden size={14} />
          <span className="sr-only">{word()}</span>
          {status.word()}
        </span>
      </Link>
    </li>
  );
};

type WeekViewProps = {
  readonly days: readonly Day[];
  readonly today: Day;
  /** Nothing while they are on their way. */
  readonly visits: readonly DoctorVisit[] | undefined;
  readonly onDay: (day: Day) => void;
};

/** Seven days: columns on a desk, one below the other on a phone. Its heading opens a day. */
export const WeekView = ({ days, today, visits, onDay }: WeekViewProps) => (
  <div className="grid grid-cols-1 gap-3 desktop:grid-cols-7 desktop:gap-2">
    {days.map((day) => {
      const ofDay = visits?.filter(({ booked_date: booked }) => booked === day);
      return (
        <section
          key={day}
          aria-label={weekday(day)}
          className={cx(
            'min-w-0 overflow-hidden rounded-lg border bg-surface',
            day === today ? 'border-accent' : 'border-line',
          )}
        >
          <button
            type="button"
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
            className={cx(
              'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 border-b border-line px-3 py-1.5 text-start hover:bg-surface-2',
              day === today && 'bg-accent-soft text-accent-soft-text',
            )}
          >
            <span>
              <span className="font-bold">{weekday(day)}</span> <span className="tabular">{dayOfMonth(day)}</span>
            </span>
            <span className="text-small text-muted">{ofDay && ofDay.length > 0 && number(ofDay.length)}</span>
          </button>
          {!ofDay && <Skeleton className="m-3 h-5" />}
          {ofDay?.length === 0 && <p className="px-3 py-3 text-small text-muted">{m.doctor_day_empty()}</p>}
          {ofDay && ofDay.length > 0 && (
            <ul className="divide-y divide-line">
              {ofDay.map((visit) => (
                <Item key={visit.id} visit={visit} />
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </div>
);
