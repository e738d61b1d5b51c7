import { CalendarX } from 'lucide-react';
import type { FreeSlot } from '../api-types.ts';
import type { Day } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import { type SlotFilter, type Times, type TimeSlot, useTimes } from './queries.ts';
import { TimeGrid } from './time-grid.tsx';

type DayTimesProps = {
  readonly filter: SlotFilter;
  readonly date: Day;
  readonly chosen: number | undefined;
  readonly onChoose: (slot: TimeSlot) => void;
  /** The first free time of all, offered where this day has none. */
  readonly nearest?: FreeSlot | null | undefined;
  readonly onNearest?: (slot: FreeSlot) => void;
};

/** The times of one day: while they come, when there are none and why (S4.12), and when they did not come. */
export const DayTimes = ({ filter, date, chosen, onChoose, ...rest }: DayTimesProps) => {
  const { data, error, refetch } = useTimes(filter, date);
  if (data && data.items.length > 0 && data.reason === null)
    return <TimeGrid slots={data.items} chosen={chosen} onChoose={onChoose} />;
  if (data) return <NoTimes times={data} {...rest} />;
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    );
  return <TimesSkeleton />;
};

const NoTimes = ({ times, nearest, onNearest }: Pick<DayTimesProps, 'nearest' | 'onNearest'> & { times: Times }) => (
  <Note tone="neutral" icon={CalendarX}>
    <output className="block">{times.reason ? refusalText(times.reason) : m.booking_no_times()}</output>
    {nearest && onNearest && nearest.booked_date !== times.date && (
      <Button variant="outline" size="sm" className="mt-3" onClick={() => onNearest(nearest)}>
        {m.booking_go_to_nearest({ when: relativeTime(nearest) })}
      </Button>
    )}
  </Note>
);

const TimesSkeleton = () => (
  <div className="flex flex-col gap-4">
    <output className="sr-only">{m.shell_loading()}</output>
    {[8, 4].map((count) => (
      <div key={count} className="flex flex-col gap-2.5">
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-4 gap-2">
          {Array.from({ length: count }, (_, n) => (
            <Skeleton key={n} className="h-11.5 rounded-md" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
