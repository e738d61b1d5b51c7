import type { Day } from '@balsam/domain/time';
import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { type Calendar, day as spokenDay, digits, hijriDay, monthNames } from '#shared/format/index.ts';
import { type DateParts, dayOfParts, inCalendar, isWhole, keptDigits, partsOf } from './birth-date-parts.ts';
import { CalendarChoice } from './calendar-choice.tsx';
import { FieldError } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

type BirthDateFieldProps = {
  readonly label?: string | undefined;
  /** The Gregorian day `YYYY-MM-DD`, or empty while there is none. */
  readonly value: Day;
  /** Told at each change; empty while parts are missing or name no day. */
  readonly onChange: (day: Day) => void;
  /** Today in Riyadh: nobody is born after it. */
  readonly today: Day;
  /** What the form has to say; that there is no such day, the field says itself. */
  readonly error?: string | undefined;
  /** Names the first box, so that the form can send the focus there. */
  readonly name?: string | undefined;
};

const ownError = (parts: DateParts, day: Day, today: Day): string | undefined => {
  if (!isWhole(parts)) return undefined;
  if (day === '') return m.shell_birth_impossible();
  return day > today ? m.shell_birth_future() : undefined;
};

/** A date of birth in the Gregorian or the Hijri calendar (Umm al-Qura): day and year are typed, the month is chosen by name. The other calendar's date stands below as a check. */
export const BirthDateField = ({ label, value, onChange, today, error: givenError, name }: BirthDateFieldProps) => {
  const id = useId();
  const [calendar, setCalendar] = useState<Calendar>('gregory');
  const [parts, setParts] = useState(() => partsOf(value, 'gregory'));
  const day = dayOfParts(parts, calendar);
  const error = ownError(parts, day, today) ?? givenError;
  const change = (next: DateParts): void => {
    setParts(next);
    const named = dayOfParts(next, calendar);
    onChange(named > today ? '' : named);
  };
  const turn = (to: Calendar): void => {
    setParts(inCalendar(parts, calendar, to));
    setCalendar(to);
  };
  return (
    <fieldset aria-labelledby={`${id}-name`} aria-describedby={`${id}-below`} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* No legend: it would have to stand alone at the beginning, and would name nothing here. */}
        <span id={`${id}-name`}>{label ?? m.shell_birth_label()}</span>
        <CalendarChoice value={calendar} onChange={turn} />
      </div>
      <Parts parts={parts} calendar={calendar} wrong={Boolean(error)} onChange={change} name={name} />
      <div id={`${id}-below`} aria-live="polite" className="min-h-5.5 text-small text-muted">
        {error && <FieldError id={`${id}-said`}>{error}</FieldError>}
        {!error && day !== '' && (calendar === 'hijri' ? spokenDay(day) : hijriDay(day))}
      </div>
    </fieldset>
  );
};

type PartsProps = {
  readonly parts: DateParts;
  readonly calendar: Calendar;
  readonly wrong: boolean;
  readonly name: string | undefined;
  readonly onChange: (parts: DateParts) => void;
};

const Parts = ({ parts, calendar, wrong, name, onChange }: PartsProps) => (
  <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.75rem] items-end gap-2">
    <TextField
      name={name}
      label={m.shell_birth_day()}
      value={digits(parts.day)}
      onChange={(event) => onChange({ ...parts, day: keptDigits(event.currentTarget.value, 2) })}
      error={wrong}
      inputMode="numeric"
      autoComplete="off"
    />
    <SelectField
      label={m.shell_birth_month()}
      placeholder={m.shell_birth_choose()}
      options={monthNames(calendar).map((label, n) => ({ value: String(n + 1), label }))}
      value={parts.month}
      onChange={(event) => onChange({ ...parts, month: event.currentTarget.value })}
      error={wrong}
    />
    <TextField
      label={m.shell_birth_year()}
      value={digits(parts.year)}
      onChange={(event) => onChange({ ...parts, year: keptDigits(event.currentTarget.value, 4) })}
      error={wrong}
      inputMode="numeric"
      autoComplete="off"
    />
  </div>
);
