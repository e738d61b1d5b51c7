import type { DayState } from '@balsam/domain/booking';
import { type Day, daysOfMonth, weekday as weekdayOf } from '@balsam/domain/time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dayOfMonth, hijriDayOfMonth, weekday } from '#shared/format/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { today } from '#shared/visits/slot-time.ts';
import { dayAloud } from './day-states.ts';
import { firstOfMonth, monthOf, weekOf } from './days.ts';
import { Legend } from './legend.tsx';
import { type SlotFilter, useDays } from './queries.ts';
import { MonthName, StateBar } from './week-strip.tsx';

type MonthDialogProps = {
  readonly filter: SlotFilter;
  readonly chosen: Day;
  readonly onChoose: (day: Day) => void;
  readonly onClose: () => void;
};

/** A whole month of a doctor's, to reach days that are weeks away. */
const MonthDialog = ({ filter, chosen, onChoose, onClose }: MonthDialogProps) => {
  const [first, setFirst] = useState(firstOfMonth(chosen));
  const month = monthOf(first);
  const { states, reads } = useDays(filter, [month]);
  const isThisMonth = first <= firstOfMonth(today());
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.booking_whole_month()}
      actions={
        <Button variant="outline" onClick={onClose}>
          {m.booking_close()}
        </Button>
      }
    >
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon={ChevronLeft}
          mirrored
          label={m.booking_earlier_month()}
          disabled={isThisMonth}
          onClick={() => setFirst(firstOfMonth(first, -1))}
          className="border border-line disabled:opacity-40"
        />
        <span aria-live="polite">
          <MonthName day={first} />
        </span>
        <IconButton
          icon={ChevronRight}
          mirrored
          label={m.booking_later_month()}
          onClick={() => setFirst(firstOfMonth(first, 1))}
          className="border border-line"
        />
      </div>
      <UnreadLine reads={reads} />
      <div className="grid grid-cols-7 gap-1">
        {weekOf(first).map((day) => (
          <span key={day} aria-hidden className="pb-1 text-center text-small text-muted">
            {weekday(day, 'short')}
          </span>
        ))}
        {daysOfMonth(month.year, month.month).map((day, n) => (
          <MonthDay
            key={day}
            day={day}
            column={n === 0 ? weekdayOf(day) + 1 : undefined}
            state={states.get(day)?.state}
            isChosen={day === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <Legend />
    </Dialog>
  );
};

export default MonthDialog;

type MonthDayProps = {
  readonly day: Day;
  /** Where the first day stands; the others follow it. */
  readonly column: number | undefined;
  readonly state: DayState | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (day: Day) => void;
};

const MonthDay = ({ day, column, state, isChosen, onChoose }: MonthDayProps) => {
  const isOpen = state === 'free' || state === 'few';
  const isPast = day < today();
  return (
    <button
      type="button"
      disabled={isPast || !isOpen}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      className={cx(
        'flex min-h-14 flex-col items-center justify-center rounded-sm border transition-colors',
        isChosen
          ? 'border-accent bg-accent text-accent-on'
          : 'border-transparent not-disabled:hover:bg-accent-soft disabled:text-muted',
      )}
    >
      <span className="sr-only">{dayAloud(day, isPast ? undefined : state)}</span>
      <span aria-hidden className={cx('tabular leading-5', isOpen && !isPast && 'font-bold')}>
        {dayOfMonth(day)}
      </span>
      <span aria-hidden className={cx('tabular text-small leading-4.5', !isChosen && 'text-muted')}>
        {hijriDayOfMonth(day)}
      </span>
      <span className="flex h-2.5 items-end">
        {isOpen && !isPast && <StateBar state={state} isChosen={isChosen} />}
      </span>
    </button>
  );
};
