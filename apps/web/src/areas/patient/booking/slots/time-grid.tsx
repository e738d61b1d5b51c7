import type { PartOfDay } from '@balsam/domain/booking';
import { type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { TimeSlot } from './queries.ts';

const parts = {
  morning: { icon: Sunrise, label: m.booking_morning },
  afternoon: { icon: Sun, label: m.booking_afternoon },
  evening: { icon: Moon, label: m.booking_evening },
} as const satisfies Record<PartOfDay, { icon: LucideIcon; label: () => string }>;

const order = ['morning', 'afternoon', 'evening'] as const;

type TimeGridProps = {
  readonly slots: readonly TimeSlot[];
  readonly chosen: number | undefined;
  readonly onChoose: (slot: TimeSlot) => void;
};

/** The times of a day, four across, under the part of the day that they are in. */
export const TimeGrid = ({ slots, chosen, onChoose }: TimeGridProps) => (
  <div className="flex flex-col gap-4">
    {order
      .map((part) => ({ part, ofPart: slots.filter((slot) => slot.part_of_day === part) }))
      .filter(({ ofPart }) => ofPart.length > 0)
      .map(({ part, ofPart }) => (
        <PartOfTheDay key={part} part={part} slots={ofPart} chosen={chosen} onChoose={onChoose} />
      ))}
  </div>
);

const PartOfTheDay = ({ part, slots, chosen, onChoose }: TimeGridProps & { part: PartOfDay }) => {
  const { icon: Icon, label } = parts[part];
  return (
    <fieldset aria-label={label()} className="min-w-0 flex flex-col gap-2.5">
      <h3 className="flex items-center gap-2.5 text-body text-text-2">
        <Icon aria-hidden size={20} />
        {label()}
      </h3>
      <div className="grid grid-cols-4 gap-2">
        {slots.map((slot) => (
          <TimeButton key={slot.id} slot={slot} isChosen={slot.id === chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
};

type TimeButtonProps = {
  readonly slot: TimeSlot;
  readonly isChosen: boolean;
  readonly onChoose: (slot: TimeSlot) => void;
};

const variantOf = (isFree: boolean, isChosen: boolean): string => {
  if (!isFree) return 'border-dashed border-line-strong/60 text-muted';
  return isChosen
    ? 'border-accent bg-accent font-bold text-accent-on'
    : 'border-accent-line bg-surface font-bold text-accent-text hover:border-accent';
};

const TimeButton = ({ slot, isChosen, onChoose }: TimeButtonProps) => (
  <button
    type="button"
    aria-pressed={slot.is_free ? isChosen : undefined}
    aria-label={slot.is_free ? undefined : m.booking_time_taken({ time: time(slot.start_time) })}
    disabled={!slot.is_free}
    onClick={() => onChoose(slot)}
    className={cx(
      'tabular min-h-11.5 rounded-md border px-0.5 whitespace-nowrap transition-colors',
      variantOf(slot.is_free, isChosen),
    )}
  >
    {time(slot.start_time)}
  </button>
);
