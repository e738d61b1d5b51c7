import { lazy, useState } from 'react';
import { Deferred } from '#shared/ui/deferred.tsx';
import type { FreeSlot } from '../api-types.ts';
import type { Day } from '@balsam/domain/time';
import { longDay } from '#shared/format/index.ts';
import { today } from '#shared/visits/slot-time.ts';
import { DayTimes } from './day-times.tsx';
import { monthsOf } from './days.ts';
import { Legend } from './legend.tsx';
import { type SlotFilter, useDays } from './queries.ts';
import { useWeek } from './use-week.ts';
import { WeekStrip } from './week-strip.tsx';

const MonthDialog = lazy(() => import('./month-dialog.tsx'));

type SlotPickerProps = {
  readonly filter: SlotFilter;
  readonly date: Day;
  readonly slotId: number | undefined;
  readonly onDate: (day: Day) => void;
  readonly onSlot: (slot: FreeSlot) => void;
  readonly nearest: FreeSlot | null;
};

/** A day of the week strip, then a time of that day. */
export const SlotPicker = ({ filter, date, slotId, onDate, onSlot, nearest }: SlotPickerProps) => {
  const [isMonthOpen, setMonthOpen] = useState(false);
  const week = useWeek(date, today());
  const { states } = useDays(filter, monthsOf(week.days));
  return (
    <div className="flex flex-col gap-4">
      <WeekStrip
        week={week}
        chosen={date}
        today={today()}
        stateOf={(day) => states.get(day)?.state}
        onChoose={onDate}
        onWholeMonth={() => setMonthOpen(true)}
      />
      <Legend />
      {!week.days.includes(date) && <p className="text-h3">{longDay(date)}</p>}
      <DayTimes filter={filter} date={date} chosen={slotId} onChoose={onSlot} nearest={nearest} onNearest={onSlot} />
      {isMonthOpen && (
        <Deferred>
          <MonthDialog
            filter={filter}
            chosen={date}
            onClose={() => setMonthOpen(false)}
            onChoose={(day) => {
              setMonthOpen(false);
              onDate(day);
            }}
          />
        </Deferred>
      )}
    </div>
  );
};
