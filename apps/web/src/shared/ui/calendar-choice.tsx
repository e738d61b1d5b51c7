import { useId } from 'react';
import * as m from '#paraglide/messages.js';
import type { Calendar } from '#shared/format/index.ts';
import { cx } from './class-names.ts';

const calendars = { gregory: m.shell_birth_gregory, hijri: m.shell_birth_hijri } as const;

/** Which calendar a date is typed in: two halves of one control. */
export const CalendarChoice = ({ value, onChange }: { value: Calendar; onChange: (to: Calendar) => void }) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={m.shell_birth_calendar()}
      className="inline-flex rounded-md border border-line bg-surface-2 p-0.5"
    >
      {(['gregory', 'hijri'] as const).map((calendar) => (
        <label
          key={calendar}
          className={cx(
            'grid min-h-11 place-content-center rounded-[10px] px-4 text-small has-focus-visible:outline-2 has-focus-visible:outline-accent',
            calendar === value ? 'bg-surface font-bold text-accent-text shadow-1' : 'text-text-2',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={calendar === value}
            onChange={() => onChange(calendar)}
            className="sr-only"
          />
          {calendars[calendar]()}
        </label>
      ))}
    </div>
  );
};
