import type { DayState } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dayOfMonth, hijriDayOfMonth, hijriMonth, month, weekday } from '#shared/format/index.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { dayAloud, stateLabels } from './day-states.ts';
import type { Week } from './use-week.ts';

type WeekStripProps = {
  readonly week: Week;
  readonly chosen: Day | undefined;
  readonly today: Day;
  /** How a day stands; nothing while that is not known. */
  readonly stateOf: (day: Day) => DayState | undefined;
  readonly onChoose: (day: Day) => void;
  /** Shows the whole month; without it the name of the month is only read. */
  readonly onWholeMonth?: (() => void) | undefined;
};

/** Seven days to choose from, with Hijri below and how full each is; the arrows turn to other weeks. */
export const WeekStrip = ({ week, chosen, today, stateOf, onChoose, onWholeMonth }: WeekStripProps) => {
  const { days, isFirst, move } = week;
  const named = days.find((day) => day === chosen) ?? days.at(-1) ?? today;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <WeekArrow icon={ChevronLeft} label={m.booking_earlier_week()} disabled={isFirst} onClick={() => move(-1)} />
        {onWholeMonth ? <MonthButton day={named} onPress={onWholeMonth} /> : <MonthName day={named} />}
        <WeekArrow icon={ChevronRight} label={m.booking_later_week()} onClick={() => move(1)} />
      </div>
      <fieldset aria-label={m.booking_choose_day()} className="min-w-0 grid grid-cols-7 gap-1.5">
        {days.map((day) => (
          <DayButton
            key={day}
            day={day}
            state={stateOf(day)}
            isPast={day < today}
            isChosen={day === chosen}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </div>
  );
};

/** The month by both calendars. */
export const MonthName = ({ day }: { day: Day }) => (
  <span className="flex flex-col items-center text-center">
    <span className="text-h3">{month(day)}</span>
    <span className="text-small text-muted">{hijriMonth(day)}</span>
  </span>
);

const MonthButton = ({ day, onPress }: { day: Day; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    title={m.booking_whole_month()}
    className="flex min-h-11 items-center gap-2.5 rounded-md px-3 transition-colors hover:bg-surface-3"
  >
    <MonthName day={day} />
    <CalendarDays aria-hidden size={20} className="shrink-0 text-accent-text" />
    <span className="sr-only">{m.booking_whole_month()}</span>
  </button>
);

type ArrowProps = {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

const WeekArrow = (arrow: ArrowProps) => (
  <IconButton {...arrow} mirrored className="border border-line bg-surface disabled:opacity-40" />
);

type DayButtonProps = {
  readonly day: Day;
  readonly state: DayState | undefined;
  readonly isPast: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (day: Day) => void;
};

const styles = {
  chosen: 'border-accent bg-accent text-accent-on',
  open: 'border-line bg-surface text-text hover:border-accent',
  shut: 'border-dashed border-line-strong/60 text-muted hover:border-accent disabled:hover:border-line-strong/60',
};

const DayButton = ({ day, state, isPast, isChosen, onChoose }: DayButtonProps) => {
  const isShut = isPast || state === 'full' || state === 'unavailable';
  const style = isChosen ? 'chosen' : isShut ? 'shut' : 'open';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isPast}
      onClick={() => onChoose(day)}
      className={cx(
        'flex min-h-26 min-w-0 flex-col items-center justify-center rounded-md border py-1.5 transition-colors',
        styles[style],
      )}
    >
      <span className="sr-only">{dayAloud(day, isPast ? undefined : state)}</span>
      <span aria-hidden className="text-small whitespace-nowrap">
        {weekday(day, 'short')}
      </span>
      <span aria-hidden className={cx('tabular text-h2', style === 'shut' && 'font-text')}>
        {dayOfMonth(day)}
      </span>
      <span aria-hidden className={cx('tabular text-small leading-5', style === 'open' && 'text-muted')}>
        {hijriDayOfMonth(day)}
      </span>
      <span aria-hidden className="flex min-h-5.5 items-center text-center text-small leading-5">
        <DayMark state={state} isPast={isPast} isChosen={isChosen} />
      </span>
    </button>
  );
};

const DayMark = ({ state, isPast, isChosen }: Pick<DayButtonProps, 'state' | 'isPast' | 'isChosen'>) => {
  if (isPast || state === undefined) return null;
  if (state === 'full' || state === 'unavailable') return stateLabels[state].short();
  return <StateBar state={state} isChosen={isChosen} />;
};

/** Full and green while much is free, half and amber when little is. */
export const StateBar = ({ state, isChosen = false }: { state: 'free' | 'few'; isChosen?: boolean }) => (
  <span
    aria-hidden
    className={cx('block h-1.5 w-5.5 overflow-hidden rounded-full', isChosen ? 'bg-white/35' : 'bg-surface-3')}
  >
    <span
      className={cx(
        'block h-full rounded-full',
        state === 'few' ? 'w-1/2' : 'w-full',
        isChosen ? 'bg-accent-on' : state === 'few' ? 'bg-warning' : 'bg-success',
      )}
    />
  </span>
);
