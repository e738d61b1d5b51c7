import { addDays, type Day } from '@balsam/domain/time';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { DateField } from '#shared/ui/date-field.tsx';

type DayStepsProps = {
  readonly day: Day;
  readonly today: Day;
  readonly step: 1 | 7;
  readonly onDay: (day: Day) => void;
};

/** The day or week before and after, any day by its date, and the way back to today. */
export const DaySteps = ({ day, today, step, onDay }: DayStepsProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <IconButton
      icon={ChevronLeft}
      mirrored
      label={step === 1 ? m.doctor_day_before() : m.doctor_week_before()}
      onClick={() => onDay(addDays(day, -step))}
    />
    <div className="min-w-40">
      <DateField
        label={m.doctor_choose_day()}
        labelHidden
        required
        value={day}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onDay(currentTarget.value);
        }}
      />
    </div>
    <IconButton
      icon={ChevronRight}
      mirrored
      label={step === 1 ? m.doctor_day_after() : m.doctor_week_after()}
      onClick={() => onDay(addDays(day, step))}
    />
    <Button variant="outline" icon={CalendarCheck} disabled={day === today} onClick={() => onDay(today)}>
      {m.doctor_back_to_today()}
    </Button>
  </div>
);
